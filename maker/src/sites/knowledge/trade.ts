export interface Trade {
  /** Finds the trade in what the founder wrote as industry, else in the description. */
  words: RegExp;
  /** Shown above the headline. */
  label: string;
  hue: number;
  second: number;
  /** What a visitor is asked to do. */
  action: string;
  /** What a visitor has to deal with today, in general; nothing about this business. `{who}` are its customers. */
  benefits: { heading: string; intro: string; items: [title: string, text: string][] };
  steps: { heading: string; items: [title: string, text: string][] };
  /** Questions a visitor asks; answers promise nothing the founder did not say. */
  questions: [question: string, answer: string][];
  who: string;
}
