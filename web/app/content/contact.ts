import type { ContactCategory } from "@cofounder/contract/contact-limits";
import { operator } from "./operator.ts";

const { responseTimes } = operator;

const categories: Record<ContactCategory, string> = {
  general: "General question",
  technical: "Technical problem",
  billing: "Billing",
  feature: "Feature request",
  partnership: "Partnership",
  press: "Press",
};

export const contact = {
  meta: {
    title: "Contact",
    description: `Write to us about the product, a bill, an idea, a partnership or the press. Answers by email ${responseTimes.email}, ${responseTimes.days}.`,
  },
  title: "Write to us.",
  lead: `A person reads every message and answers by email ${responseTimes.email}, ${responseTimes.days}.`,
  form: {
    title: "Your message",
    name: "Name",
    email: "Email",
    emailHint: "The answer goes here.",
    category: "What it is about",
    categories,
    subject: "Subject",
    message: "Message",
    messageHint: "What you did, what you expected and what happened instead helps us most.",
    trap: "Leave this empty",
    send: "Send message",
    required: "Please fill in all required fields",
    missing: { name: "Your name", email: "Your email", subject: "A subject", message: "Your message" },
    missingOf: (field: string) => `${field} is missing.`,
    wrongEmail: "This is not an email address.",
    tooFast: "You sent several messages already. Wait an hour.",
    withoutScript: "The form needs JavaScript.",
    kept: "We keep your message until it is answered, and a year after. Nobody but our team reads it.",
  },
  sent: {
    title: "Your message is here.",
    text: (email: string) => `We answer to ${email} ${responseTimes.email}, ${responseTimes.days}.`,
    again: "Write another message",
  },
  channels: {
    title: "Other ways to reach us",
    email: {
      title: "Email",
      text: `Answered ${responseTimes.email}.`,
      none: "No address is published here. The form reaches us.",
    },
    chat: {
      title: "Live chat in the app",
      text: "Ask your co-founder about the product or your idea, at any hour.",
      action: "Open the chat",
    },
    priority: {
      title: "Priority support",
      text: `For members on a paid plan: answered ${responseTimes.priority}.`,
      action: "See the plans",
    },
    community: {
      title: "Community forum",
      text: "A place where founders help each other.",
      badge: "Not yet available",
    },
  },
  times: {
    title: "Response times",
    sample: "Sample",
    sampleNote: "Times and hours are samples until the operator of this site confirms them.",
    rows: [
      { what: "Email and this form", when: responseTimes.email },
      { what: "Priority support", when: responseTimes.priority },
      { what: "Days", when: responseTimes.days },
    ],
  },
  office: {
    title: "Office",
    noAddress: "No postal address is published.",
    hours: "Hours",
  },
  links: {
    title: "Answered already?",
    all: [
      { to: "/help-center", text: "Help center" },
      { to: "/startup-guides", text: "Startup guides" },
      { to: "/account", text: "Your account" },
      { to: "/api-documentation", text: "API documentation" },
    ],
  },
};
