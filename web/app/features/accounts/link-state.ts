/** What a link in a mail brought along in the address of this page. */
export type LinkState =
  | { kind: "none" }
  | { kind: "confirm"; token: string }
  | { kind: "address"; token: string }
  | { kind: "forgotten" }
  | { kind: "reset"; token: string }
  | { kind: "reset_failed" };

/** An error wins over what was meant to be said: the service appends it to the address it was given. */
export function linkStateOf(search: URLSearchParams): LinkState {
  const [confirm, address, token] = ["confirm", "address", "token"].map((name) => search.get(name));
  if (confirm) return { kind: "confirm", token: confirm };
  if (address) return { kind: "address", token: address };
  if (search.has("reset")) {
    return search.has("error") || !token ? { kind: "reset_failed" } : { kind: "reset", token };
  }
  return search.has("forgotten") ? { kind: "forgotten" } : { kind: "none" };
}
