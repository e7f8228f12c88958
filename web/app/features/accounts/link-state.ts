/** The parameters that a mailed link put into this page's address. */
export type LinkState =
  | { kind: "none" }
  | { kind: "confirm"; token: string }
  | { kind: "confirmed" }
  | { kind: "address"; token: string }
  | { kind: "forgotten" }
  | { kind: "reset"; token: string }
  | { kind: "reset_failed" };

export function linkStateOf(search: URLSearchParams): LinkState {
  const [confirm, address, reset] = ["confirm", "address", "reset"].map((name) => search.get(name));
  if (confirm) return { kind: "confirm", token: confirm };
  if (address) return { kind: "address", token: address };
  if (reset !== null) return reset ? { kind: "reset", token: reset } : { kind: "reset_failed" };
  if (search.has("confirmed")) return { kind: "confirmed" };
  return search.has("forgotten") ? { kind: "forgotten" } : { kind: "none" };
}
