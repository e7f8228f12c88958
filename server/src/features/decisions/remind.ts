import type { Language } from "@cofounder/contract";
import { allDayEvent } from "../../platform/calendar.ts";
import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { dayOf } from "../../platform/days.ts";
import { letter } from "../../platform/mail/letter.ts";
import { findEmail, mailLanguage } from "../accounts/index.ts";
import { wordsOf } from "./mail-texts.ts";
import { type DecisionRow, takeDue } from "./store.ts";

export const calendarName = (decisionId: string): string => `decision-${decisionId.slice(0, 8)}.ics`;

const pageOf = ({ publicUrl }: Ctx): string => `${publicUrl}/tests`;

/** The day to look again as an iCalendar file; null: the decision has none. */
export function calendarOf(ctx: Ctx, { decision, latest }: DecisionRow, language: Language): string | null {
  const { decided, because, lookAgainOn, version, at } = latest;
  if (lookAgainOn === null) return null;
  return allDayEvent({
    id: `decision-${decision.id}`,
    day: lookAgainOn,
    sequence: version - 1,
    stamp: at,
    summary: wordsOf(language).event(decided),
    description: because,
    url: pageOf(ctx),
    language,
  });
}

/**
 * Mails members who wanted to look at a decision again today, once for each such day. A decision is taken and locked
 * until its mail is stored, so that of several processes one sends it, and none is lost. Returns how many were mailed.
 */
export function remindOfDecisions(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const due = await takeDue(tx, dayOf(tx.now()));
    for (const row of due) await mail(tx, row);
    return due.length;
  });
}

async function mail(ctx: Ctx, row: DecisionRow): Promise<void> {
  const { userId, id } = row.decision;
  const to = await findEmail(ctx, userId);
  if (!to) return;
  const language = await mailLanguage(ctx, userId);
  const written = letter({ to, language }, { ...wordsOf(language).reminder(row.latest), url: pageOf(ctx) });
  const content = calendarOf(ctx, row, language) ?? "";
  const attachment = { filename: calendarName(id), content, contentType: "text/calendar; charset=utf-8" };
  await ctx.mail.send({ ...written, attachments: [attachment] });
}
