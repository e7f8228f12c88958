import { z } from "zod";
import { contactCategories, contactLimits } from "./contact-limits.ts";
import { forAdmins, forAnyone, forVerifiedAdmins } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";

const written = {
  name: oneLine(contactLimits.name).min(1),
  email: z.email().max(contactLimits.email),
  category: z.enum(contactCategories),
  subject: oneLine(contactLimits.subject).min(1),
  message: z.string().trim().min(1).max(contactLimits.message),
};

export const contactMessage = z.object({
  ...written,
  id,
  /** Written by somebody who was signed in; the address is theirs all the same to choose. */
  fromMember: z.boolean(),
  /** Whether it was mailed to the support address. */
  mailed: z.boolean(),
  createdAt: timestamp,
  handledAt: timestamp.nullable(),
  /** The field that no person sees was filled. */
  suspected: z.boolean(),
});

export const contact = {
  address: forAnyone
    .route({ method: "GET", path: "/contact", summary: "Where mail reaches those who run this installation" })
    .output(z.object({ email: z.string().nullable() })),
  send: forAnyone
    .route({ method: "POST", path: "/contact", summary: "A message to those who run this installation" })
    .input(
      z.object({
        ...written,
        category: written.category.default("general"),
        /** Made by the client: the same message sent twice is kept once. */
        messageId: id,
        /** A field that no person sees. Whoever fills it is answered as everybody else; the message waits apart and is not mailed. */
        trap: z.string().max(500).default(""),
      }),
    )
    .output(z.object({ sent: z.literal(true) })),
  list: forAdmins
    .route({ method: "GET", path: "/admin/contact-messages", summary: "Messages of the contact form, newest first" })
    .input(
      z.object({
        state: z.enum(["open", "handled", "suspected"]).optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(
      z.object({ messages: z.array(contactMessage), open: z.int(), suspected: z.int(), next: z.string().nullable() }),
    ),
  handle: forAdmins
    .route({
      method: "PATCH",
      path: "/admin/contact-messages/{contactMessageId}",
      summary: "Mark a message as handled, or as open again; written to the audit log",
    })
    .errors(refusals("contact.not_found"))
    .input(z.object({ contactMessageId: id, handled: z.boolean() }))
    .output(z.object({ message: contactMessage })),
  delete: forVerifiedAdmins
    .route({
      method: "DELETE",
      path: "/admin/contact-messages/{contactMessageId}",
      summary: "Delete a message and its copies in the local mailbox; written to the audit log",
    })
    .errors(refusals("contact.not_found"))
    .input(z.object({ contactMessageId: id }))
    .output(z.object({ deleted: z.literal(true) })),
};

export type ContactMessage = z.infer<typeof contactMessage>;
