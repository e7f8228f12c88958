import { type Backing, markText } from "@cofounder/analyst";
import type { TextMark } from "@cofounder/contract";

export interface Marked {
  text: string;
  backing: Backing;
  /** Of the text. */
  language: string;
}

/** A job of the worker pool: what backs the numbers of a model's text. */
export const mark = ({ text, backing, language }: Marked): TextMark[] => markText(text, backing, language);
