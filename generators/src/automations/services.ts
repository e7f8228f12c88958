import type { AutomationActionType, AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";

export interface ConfigField {
  name: string;
  label: string;
  /** The question if the field is empty; null if it may be empty. */
  question: string | null;
  choices?: readonly string[];
  long?: boolean;
}

export interface Service {
  label: string;
  fields: readonly ConfigField[];
  /** The account it needs, by n8n's kind of credential; null if it needs none. */
  account: string | null;
}

const must = (name: string, label: string, question: string): ConfigField => ({ name, label, question });
const may = (name: string, label: string): ConfigField => ({ name, label, question: null });
const choice = (name: string, label: string, choices: readonly string[]): ConfigField => ({
  ...may(name, label),
  choices,
});
const message: ConfigField = { ...must("message", "Message", "What does the message say?"), long: true };
const what = must("what", "What has to happen", "What has to happen here, and in which tool?");

export const everything = "{{*}}";
export const answerOfModel = "{{answer}}";
/** Of a step that reads: all its rows, and how many they are. */
export const allRows = "{{**}}";
export const countOfRows = "{{#}}";

export const triggerServices: Record<AutomationTriggerType, Service> = {
  form: {
    label: "Form",
    account: null,
    fields: [may("title", "Title"), must("fields", "Fields", "Which fields does the form ask for?")],
  },
  typeform: {
    label: "Typeform",
    account: "typeformApi",
    fields: [must("form", "Form id", "Which Typeform form starts it?")],
  },
  webhook: { label: "Webhook", account: null, fields: [may("path", "Path")] },
  schedule: {
    label: "Schedule",
    account: null,
    fields: [
      choice("every", "Every", ["minutes", "hours", "days", "weeks", "months"]),
      may("count", "How many"),
      may("weekdays", "Weekdays (0 is Sunday)"),
      may("dayOfMonth", "Day of the month"),
      may("at", "Time"),
    ],
  },
  "email-in": { label: "E-mail (IMAP)", account: "imap", fields: [may("mailbox", "Mailbox")] },
  "gmail-in": { label: "Gmail", account: "gmailOAuth2", fields: [may("from", "From")] },
  "row-added": {
    label: "Google Sheets: new row",
    account: "googleSheetsTriggerOAuth2Api",
    fields: [must("document", "Spreadsheet", "Which spreadsheet is watched?"), may("sheet", "Sheet")],
  },
  payment: {
    label: "Stripe",
    account: "stripeApi",
    fields: [
      choice("event", "Event", [
        "payment_intent.succeeded",
        "payment_intent.payment_failed",
        "invoice.payment_failed",
        "customer.subscription.created",
        "customer.subscription.deleted",
        "charge.refunded",
      ]),
    ],
  },
  "shop-order": { label: "Shopify: new order", account: "shopifyAccessTokenApi", fields: [] },
  "telegram-in": { label: "Telegram", account: "telegramApi", fields: [] },
  booking: {
    label: "Calendly",
    account: "calendlyOAuth2Api",
    fields: [choice("event", "Event", ["invitee.created", "invitee.canceled"])],
  },
  feed: { label: "RSS feed", account: null, fields: [must("url", "Address", "Which feed is watched?")] },
  manual: { label: "By hand", account: null, fields: [] },
  "to-decide": {
    label: "To decide",
    account: null,
    fields: [must("what", "What starts it", "What starts this automation?")],
  },
};

export const comparisonChoices = [
  "larger",
  "largerEqual",
  "smaller",
  "smallerEqual",
  "equals",
  "notEquals",
  "contains",
  "empty",
  "notEmpty",
] as const;
export const comparisonLabels: Record<string, string> = {
  larger: "is more than",
  largerEqual: "is at least",
  smaller: "is less than",
  smallerEqual: "is at most",
  equals: "is",
  notEquals: "is not",
  contains: "contains",
  empty: "is empty",
  notEmpty: "is filled in",
};

const comparing: ConfigField[] = [
  must("field", "Field", "Which value is looked at, and what must be true of it?"),
  choice("comparison", "Comparison", comparisonChoices),
  may("value", "Value"),
];

export const actionServices: Record<AutomationActionType, Service> = {
  slack: { label: "Slack", account: "slackApi", fields: [must("channel", "Channel", "Which Slack channel?"), message] },
  discord: { label: "Discord", account: "discordWebhookApi", fields: [message] },
  telegram: {
    label: "Telegram",
    account: "telegramApi",
    fields: [must("chat", "Chat id", "Which Telegram chat?"), message],
  },
  gmail: {
    label: "Gmail",
    account: "gmailOAuth2",
    fields: [must("to", "To", "Who gets the e-mail?"), may("subject", "Subject"), message],
  },
  email: {
    label: "E-mail (SMTP)",
    account: "smtp",
    fields: [
      must("to", "To", "Who gets the e-mail?"),
      must("from", "From", "From which address is it sent?"),
      may("subject", "Subject"),
      message,
    ],
  },
  sheets: {
    label: "Google Sheets",
    account: "googleSheetsOAuth2Api",
    fields: [
      choice("operation", "What", ["append", "read"]),
      must("document", "Spreadsheet", "Which spreadsheet?"),
      may("sheet", "Sheet"),
    ],
  },
  airtable: {
    label: "Airtable",
    account: "airtableTokenApi",
    fields: [
      choice("operation", "What", ["create", "read"]),
      must("base", "Base", "Which Airtable base?"),
      must("table", "Table", "Which table of the base?"),
    ],
  },
  notion: {
    label: "Notion",
    account: "notionApi",
    fields: [
      choice("operation", "What", ["create", "read"]),
      must("database", "Database", "Which Notion database?"),
      may("title", "Title"),
    ],
  },
  hubspot: {
    label: "HubSpot",
    account: "hubspotAppToken",
    fields: [must("email", "E-mail of the contact", "Which field holds the contact's e-mail?")],
  },
  mailchimp: {
    label: "Mailchimp",
    account: "mailchimpApi",
    fields: [
      must("list", "Audience id", "Which Mailchimp audience?"),
      must("email", "E-mail", "Which field holds the e-mail?"),
    ],
  },
  linkedin: { label: "LinkedIn", account: "linkedInOAuth2Api", fields: [message] },
  calendar: {
    label: "Google Calendar",
    account: "googleCalendarOAuth2Api",
    fields: [may("calendar", "Calendar"), may("title", "Title"), must("start", "Begins", "When does the event begin?")],
  },
  "ai-text": {
    label: "AI text",
    account: "httpHeaderAuth",
    fields: [
      { ...must("instruction", "Instruction", "What should the model write?"), long: true },
      must("address", "Address of the API", "Which AI service answers (the address of its chat completions)?"),
      must("model", "Model", "Which model?"),
    ],
  },
  http: {
    label: "HTTP request",
    account: null,
    fields: [
      must("url", "Address", "Which address is called?"),
      choice("method", "Method", ["GET", "POST", "PUT", "PATCH", "DELETE"]),
    ],
  },
  wait: {
    label: "Wait",
    account: null,
    fields: [
      must("amount", "How long", "How long does it wait?"),
      choice("unit", "Unit", ["minutes", "hours", "days"]),
    ],
  },
  filter: { label: "Only go on if", account: null, fields: comparing },
  condition: { label: "Condition", account: null, fields: comparing },
  "to-decide": { label: "To decide", account: null, fields: [what] },
};

/** Open points of these settings, as questions to the founder. */
export function openQuestions(service: Service, config: Readonly<Record<string, string>>): string[] {
  return service.fields.flatMap(({ name, question }) => (question !== null && !config[name]?.trim() ? [question] : []));
}
