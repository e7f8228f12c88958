/**
 * Wholes that need no figure; the rest is what earlier deductions leave of a price, and what is added is paid by the
 * buyers on top of it.
 */
export const usualWholes = ["price", "sales", "orders", "customers", "rest", "profit", "added"] as const;

export type UsualWhole = (typeof usualWholes)[number];
