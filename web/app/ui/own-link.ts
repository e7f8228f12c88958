/** What a link of ours leaves in the browser's history. Another site's page can name an address, and not write this. */
export const ownLink = { own: true };

export const isOwnLink = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "own" in state && state.own === true;
