import { type Addressee, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailTexts } from "./mail-texts.ts";
import type { RequestRow } from "./request-store.ts";

const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

export function requestMail(addressee: Addressee, request: RequestRow, url: string): Mail {
  const { companyName, name, organisation, chequeMin, chequeMax, message } = request;
  const { format } = new Intl.NumberFormat(addressee.language, dollars);
  const texts = mailTexts[addressee.language].request({
    company: companyName,
    who: organisation ? `${name} (${organisation})` : name,
    from: format(chequeMin),
    to: format(chequeMax),
    message,
  });
  return letter(addressee, { ...texts, url });
}

export function answeredMail(addressee: Addressee, request: RequestRow, url: string): Mail {
  const { companyName, status, answer } = request;
  const words = mailTexts[addressee.language];
  if (status !== "accepted") return letter(addressee, { ...words.declined(companyName, answer), url: null });
  return letter(addressee, { ...words.accepted(companyName, answer), url });
}
