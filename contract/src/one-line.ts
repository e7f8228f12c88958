import { z } from "zod";

/**
 * A text that stands on one line wherever it goes: in the head of a mail, in a calendar, a list or a table. Line breaks and
 * other control characters, as they come along with a copied text, are blanks; NUL, which no
 * database holds, is refused.
 */
export const oneLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu, " "))
    .trim()
    .max(max)
    .refine((text) => !text.includes("\0"));
