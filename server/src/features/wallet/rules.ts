export interface Interaction {
  /** The web was searched and answered. */
  searched: boolean;
  /** The prompt of one of the sidebar's tools. */
  tool: boolean;
  /** Characters of the reply. */
  length: number;
}

const deepLength = 4_000;

/** Tokens for one answered message: 1, +1 when the web was searched, +1 for a deep request. */
export function interactionCost({ searched, tool, length }: Interaction): number {
  return 1 + Number(searched) + Number(tool || length > deepLength);
}

/** The maximum cost of an interaction, before the length of the reply is known. */
export function mostInteractionCost(webSearch: boolean): number {
  return webSearch ? 3 : 2;
}
