import type { ContactRequest } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { Problem } from "../../platform/problem.ts";
import { mailLanguage } from "../accounts/index.ts";
import { answeredMail, requestMail } from "./mails.ts";
import { serializeRequest } from "./serialize.ts";
import { type Answer, answerRequest, insertRequest, isRequestTo, listRequests } from "./request-store.ts";
import { findListed } from "./store.ts";

export interface Asking {
  listing: string;
  name: string;
  organisation: string;
  chequeMin: number;
  chequeMax: number;
  message: string;
}

/** Asks the founder of a listed pitch for contact. The mail about it does not contain the requester's address. */
export async function requestContact(ctx: MemberCtx, { listing, ...asking }: Asking): Promise<ContactRequest> {
  if (asking.chequeMax < asking.chequeMin) throw new Problem("pitch.cheque");
  const pitch = await findListed(ctx, listing);
  if (!pitch) throw new Problem("pitch.not_found");
  if (pitch.userId === ctx.userId) throw new Problem("pitch.own");
  await ctx.limits.take("contact_request", ctx.userId);
  const row = await insertRequest(ctx, { ...asking, id: newId(), pitchId: pitch.id });
  if (!row) throw new Problem("pitch.already_asked");
  const addressee = { to: pitch.email, language: await mailLanguage(ctx, pitch.userId) };
  await tell(ctx, requestMail(addressee, row, `${ctx.publicUrl}/fundraising?view=requests`));
  return serializeRequest(row);
}

export async function readRequests(ctx: MemberCtx) {
  const [received, sent] = await Promise.all([listRequests(ctx, "received"), listRequests(ctx, "sent")]);
  return { received: received.map(serializeRequest), sent: sent.map(serializeRequest) };
}

/** Accepting opens the fields that are shown on request; the requester is answered once. */
export async function answerContact(ctx: MemberCtx, answer: Answer): Promise<ContactRequest> {
  const row = await answerRequest(ctx, answer);
  if (!row) {
    throw new Problem((await isRequestTo(ctx, answer.requestId)) ? "pitch.answered" : "pitch.request_not_found");
  }
  const addressee = { to: row.email, language: await mailLanguage(ctx, row.fromUserId) };
  await tell(ctx, answeredMail(addressee, row, `${ctx.publicUrl}/fundraising?view=requests`));
  return serializeRequest(row);
}

/** The request is stored and shown even when this mail fails. */
async function tell(ctx: MemberCtx, mail: Mail): Promise<void> {
  try {
    await ctx.mail.send(mail);
  } catch (error) {
    ctx.log.warn({ error }, "contact request mail failed");
  }
}
