/** What the venture stands or falls with, and the test that decides it. */
export interface Binding {
  assumes: string;
  how: string;
  stop: string;
  /** In the currency; 0 where it takes no money. */
  cost: { value: number; currency: string };
  hours: number;
  days: number;
}

export const noMoney = { value: 0, currency: "" };

/** How long sales are counted. */
export const daysOfTest = 28;
