/** What a link in a mail brought along in the address of this page. */
export type LinkState =
  | { kind: "none" }
  | { kind: "verified" }
  | { kind: "verification_failed" }
  | { kind: "reset"; token: string }
  | { kind: "reset_failed" };

/** An error wins over what was meant to be said: the service appends it to the address it was given. */
export function linkStateOf(search: URLSearchParams): LinkState {
  const failed = search.has("error");
  if (search.has("reset")) {
    const token = search.get("token");
    return failed || !token ? { kind: "reset_failed" } : { kind: "reset", token };
  }
  if (failed) return { kind: "verification_failed" };
  return search.has("verified") ? { kind: "verified" } : { kind: "none" };
}
