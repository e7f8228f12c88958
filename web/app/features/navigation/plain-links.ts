export const plainLinks = [
  { to: "/startup-guides", text: "guides" },
  { to: "/pricing", text: "pricing" },
] as const;

/** The attribute that marks the link to the present page. */
export function currentOf(to: string, pathname: string) {
  return pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined;
}
