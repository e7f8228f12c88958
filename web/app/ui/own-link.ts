/** The history state that marks a link of this site. Another site can link to an address, but cannot set this state. */
export const ownLink = { own: true };

export const isOwnLink = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "own" in state && state.own === true;
