import type { LetterTexts } from "../../../platform/mail/letter.ts";

/** The mails about an account. */
export interface AccountMailTexts {
  confirmation: LetterTexts;
  /** With a second link, under `lines`, for who forgot the password. */
  accountExists: LetterTexts & { forgotten: string };
  accountBlocked: LetterTexts;
  newAddress: LetterTexts;
  addressChange: LetterTexts;
  factorRemoved: LetterTexts;
  reset: LetterTexts;
}
