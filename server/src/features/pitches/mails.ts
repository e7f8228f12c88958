import { letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import type { RequestRow } from "./request-store.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

export function requestMail(to: string, request: RequestRow, url: string): Mail {
  const { companyName, name, organisation, chequeMin, chequeMax, message } = request;
  const who = organisation ? `${name} (${organisation})` : name;
  return letter({
    to,
    subject: `Somebody asks about ${companyName}`,
    lines: [
      `${who} asks for contact about your pitch ${companyName}. Usual cheque: ${dollars.format(chequeMin)} to ${dollars.format(chequeMax)}.`,
      `“${message}”`,
    ],
    action: { label: "Read and answer", url },
    after: "Neither of you sees the other's address. What they say of themselves was not checked.",
  });
}

export function answeredMail(to: string, request: RequestRow, url: string): Mail {
  const { companyName, status, answer } = request;
  const accepted = status === "accepted";
  return letter({
    to,
    subject: `${companyName} answered your request`,
    lines: [
      accepted ? `Your request to ${companyName} was accepted.` : `Your request to ${companyName} was declined.`,
      ...(answer ? [`“${answer}”`] : []),
    ],
    action: accepted ? { label: "See what is open to you now", url } : null,
    after: "Neither of you sees the other's address.",
  });
}
