import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { dayOf } from "../../platform/days.ts";
import { letter } from "../../platform/mail/letter.ts";
import { findEmail, mailLanguage } from "../accounts/index.ts";
import { calendarName, calendarOf } from "./calendar.ts";
import { wordsOf } from "./mail-texts.ts";
import { type TestRow, takeDue } from "./store.ts";

/**
 * Mails members whose tests end today, once for each last day. A test is taken and locked until its mail is stored, so
 * that of several processes one sends it, and none is lost. Returns how many were mailed.
 */
export function remindOfTests(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const due = await takeDue(tx, dayOf(tx.now()));
    for (const row of due) await mail(tx, row);
    return due.length;
  });
}

async function mail(ctx: Ctx, { test, lock }: TestRow): Promise<void> {
  const { userId } = test;
  const to = await findEmail(ctx, userId);
  if (!to) return;
  const language = await mailLanguage(ctx, userId);
  const url = `${ctx.publicUrl}/tests`;
  const written = letter({ to, language }, { ...wordsOf(language).reminder(lock.rule), url });
  const content = calendarOf({ test, lock }, { language, url });
  const attachment = { filename: calendarName(test.id), content, contentType: "text/calendar; charset=utf-8" };
  await ctx.mail.send({ ...written, attachments: [attachment] });
}
