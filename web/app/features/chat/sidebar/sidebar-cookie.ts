const name = "sidebar_state";
const weekSeconds = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; open by default. */
export function readSidebarCookie(cookies: string): boolean {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return pair !== `${name}=false`;
}

export function sidebarCookie(open: boolean): string {
  return `${name}=${open}; path=/; max-age=${weekSeconds}; samesite=lax`;
}
