export const plainLinks = [
  { to: "/startup-guides", text: "guides" },
  { to: "/pricing", text: "pricing" },
] as const;

/** The attribute that says that a link leads to the page one is on. */
export function currentOf(to: string, pathname: string) {
  return pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined;
}
