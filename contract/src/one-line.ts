import { z } from "zod";

/**
 * A single-line text for any use: in a mail header, a calendar, a list or a table. Line breaks and other control
 * characters, as in copied text, become spaces; NUL, which no database stores, is refused.
 */
export const oneLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu, " "))
    .trim()
    .max(max)
    .refine((text) => !text.includes("\0"));
