import { type Addressee, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailTexts } from "./mail-texts/texts.ts";
import { linkWorksMs } from "./mailed-links.ts";

export function confirmationMail(addressee: Addressee, publicUrl: string, token: string): Mail {
  const texts = mailTexts[addressee.language].confirmation;
  return letter(addressee, { ...texts, url: `${publicUrl}/auth?confirm=${token}`, worksMs: linkWorksMs });
}

/** To the holder of an account when somebody signs up with its address. */
export function accountExistsMail(addressee: Addressee, publicUrl: string): Mail {
  const { forgotten, ...texts } = mailTexts[addressee.language].accountExists;
  const lines = [...texts.lines, `${forgotten}\n${publicUrl}/auth?forgotten=1`];
  return letter(addressee, { ...texts, lines, url: `${publicUrl}/auth`, worksMs: linkWorksMs });
}

/** To the holder of a blocked account when somebody signs up with its address. */
export function accountBlockedMail(addressee: Addressee): Mail {
  return letter(addressee, { ...mailTexts[addressee.language].accountBlocked, url: null, worksMs: linkWorksMs });
}

export function addressMail(addressee: Addressee, publicUrl: string, token: string): Mail {
  const texts = mailTexts[addressee.language].newAddress;
  return letter(addressee, { ...texts, url: `${publicUrl}/auth?address=${token}`, worksMs: linkWorksMs });
}

/** To the present address, so that a change by a stranger is noticed. */
export function addressChangeNotice(addressee: Addressee, publicUrl: string): Mail {
  const texts = mailTexts[addressee.language].addressChange;
  return letter(addressee, { ...texts, url: `${publicUrl}/account/security` });
}

export function factorRemovedNotice(addressee: Addressee, publicUrl: string): Mail {
  return letter(addressee, { ...mailTexts[addressee.language].factorRemoved, url: `${publicUrl}/auth` });
}

export function resetMail(addressee: Addressee, publicUrl: string, token: string): Mail {
  const texts = mailTexts[addressee.language].reset;
  return letter(addressee, { ...texts, url: `${publicUrl}/auth?reset=${token}`, worksMs: linkWorksMs });
}
