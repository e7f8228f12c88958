/** Wholes that need no figure; the rest is what earlier deductions leave of a price. */
export const usualWholes = ["price", "sales", "orders", "customers", "rest", "profit"] as const;

export type UsualWhole = (typeof usualWholes)[number];
