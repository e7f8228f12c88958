import type { Surface } from "../../platform/surface.ts";
import { handleMessage, readMessages, removeMessage } from "./read-messages.ts";
import { sendMessage } from "./send-message.ts";

export const contactRoutes = (surface: Surface) => ({
  address: surface.contact.address.handler(({ context }) => ({ email: context.publishedEmail })),
  send: surface.contact.send.handler(async ({ context, input }) => {
    await sendMessage(context, input);
    return { sent: true as const };
  }),
  list: surface.contact.list.handler(({ context, input }) => readMessages(context, input)),
  handle: surface.contact.handle.handler(async ({ context, input }) => ({
    message: await handleMessage(context, input),
  })),
  delete: surface.contact.delete.handler(({ context, input }) => removeMessage(context, input.contactMessageId)),
});
