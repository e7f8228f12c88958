import { storableText } from "./storable.ts";

/** As PostgreSQL counts them once the text is stored: an emoji is one character. */
export const charactersIn = (text: string): number => Array.from(storableText(text)).length;

/** The tokens that messages and the log of calls name for a text: its characters divided by 100, rounded up. */
export const tokensIn = (text: string): number => Math.ceil(charactersIn(text) / 100);

/** The same in SQL. */
export const tokensInSql = (text: string): string => `ceil(char_length(${text}) / 100.0)::int`;
