import type { ContactCategory } from "@cofounder/contract/contact-limits";
import { isSample } from "./claims.ts";
import { operator } from "./operator.ts";
import { plans } from "./plans.ts";

const { responseTimes } = operator;

/** Times are promised only where the operator has confirmed them; until then the page shows them as samples. */
const confirmed = !isSample("responseTimes");
const soon = confirmed ? ` ${responseTimes.email}, ${responseTimes.days}` : "";

const withPrioritySupport = plans.slice(plans.findIndex((plan) => plan.features.includes("prioritySupport")));

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
    description: `Write to us about the product, a bill, an idea, a partnership or the press. We answer by email${soon}.`,
  },
  title: "Write to us.",
  lead: `Your message goes to the people who run this site. They answer by email${soon}.`,
  form: {
    title: "Your message",
    name: "Name",
    email: "Email",
    emailHint: "We reply to this address.",
    category: "Category",
    categories,
    subject: "Subject",
    message: "Message",
    messageHint: "Tell us what you did, what you expected and what happened instead.",
    trap: "Leave this empty",
    send: "Send message",
    required: "Please fill in all required fields",
    missing: { name: "Your name", email: "Your email", subject: "A subject", message: "Your message" },
    missingOf: (field: string) => `${field} is missing.`,
    wrongEmail: "This is not an email address.",
    tooFast: "You sent several messages already. Wait an hour.",
    withoutScript: "The form needs JavaScript.",
    kept: "We keep your message for a year after we answer it. Only our team reads it.",
  },
  sent: {
    title: "We have your message.",
    text: (email: string) => `We will reply to ${email}${soon}.`,
    again: "Write another message",
  },
  channels: {
    title: "Other ways to reach us",
    email: {
      title: "Email",
      text: "Write through the form; the answer comes to your own address.",
      none: "Write a message",
      when: `${responseTimes.email}, ${responseTimes.days}`,
    },
    chat: {
      title: "Live chat in the app",
      text: "Ask the AI co-founder about your idea at any time. You chat with software, not with a person.",
      action: "Open the chat",
    },
    priority: {
      title: "Priority support",
      text: `Included in ${withPrioritySupport.map((plan) => plan.name).join(" and ")}.`,
      action: "See the plans",
      when: responseTimes.priority,
    },
    community: {
      title: "Community forum",
      text: "A place where founders help each other.",
      badge: "Not yet available",
    },
  },
  times: {
    answered: (when: string) => `Answered ${when}`,
    sample: "Sample",
    sampleNote: "Times and hours marked “Sample” have not been confirmed yet.",
  },
  office: {
    title: "Office",
    noAddress: "No postal address has been published yet. Please use the form.",
    hours: "Hours",
  },
  links: {
    title: "Quick links",
    all: [
      { to: "/help-center", text: "Help center" },
      { to: "/startup-guides", text: "Startup guides" },
      { to: "/account", text: "Your account" },
      { to: "/api-documentation", text: "API documentation" },
    ],
  },
};
