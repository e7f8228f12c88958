import type { Ctx } from "../../platform/ctx.ts";
import { letter } from "../../platform/mail/letter.ts";
import { findEmail } from "../accounts/index.ts";
import { findActivePlan } from "../subscriptions/index.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The account page says it, too, so a mail that fails delays nothing. */
export async function mailPaymentFailed(ctx: Ctx, userId: string): Promise<void> {
  try {
    const [to, plan] = await Promise.all([findEmail(ctx, userId), findActivePlan(ctx, userId)]);
    if (!to || !plan) return;
    const until = day.format(new Date(plan.next.at));
    await ctx.mail.send(
      letter({
        to,
        subject: "Your payment did not go through",
        lines: [
          `The payment for the next month of your ${plan.planName} plan failed.`,
          `Nothing is lost yet: the plan stays until ${until}, and the payment is tried again.`,
        ],
        action: { label: "Check how you pay", url: `${ctx.publicUrl}/account#plan` },
        after: "If you wanted to stop, there is nothing to do.",
      }),
    );
  } catch (error) {
    ctx.log.warn({ userId, error }, "payment failure mail not sent");
  }
}
