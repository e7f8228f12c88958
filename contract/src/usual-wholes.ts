/** Wholes that need no figure. */
export const usualWholes = ["price", "sales", "orders", "customers"] as const;

export type UsualWhole = (typeof usualWholes)[number];
