import type { ContactCategory } from "@cofounder/contract";
import type { Ctx } from "../../platform/ctx.ts";
import { insertMessage } from "./store.ts";

export interface Sending {
  messageId: string;
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
  trap: string;
}

type Caller = Ctx & { address: string; userId: string };

/**
 * Stores a message; the scheduler mails it, so that no request waits for a mail server and no message is lost without
 * one. What a machine seems to have sent is stored apart: a browser may have filled the trap for a person.
 */
export async function sendMessage(ctx: Caller, { messageId, trap, ...written }: Sending): Promise<void> {
  await ctx.limits.take("contact", ctx.address);
  await insertMessage(ctx, { ...written, id: messageId, userId: ctx.userId || null, suspected: trap !== "" });
}
