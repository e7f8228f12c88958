import type { AutomationTrigger, AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";
import { slugOf } from "../../slug.ts";
import type { NodeName } from "./versions.ts";

export interface NodeParts {
  node: NodeName;
  parameters: Record<string, unknown>;
  /** The kind of credential it uses; null if it needs none. */
  credential: string | null;
  /** Runs for the first item alone. */
  executeOnce?: boolean;
}

type Config = Readonly<Record<string, string>>;
interface Setting {
  compatible: boolean;
  name: string;
}

const parts = (node: NodeName, parameters: Record<string, unknown>, credential: string | null = null): NodeParts => ({
  node,
  parameters,
  credential,
});
const listed = (value: string | undefined): Record<string, unknown> => ({
  __rl: true,
  mode: "name",
  value: value ?? "",
});
const everyMinute = { item: [{ mode: "everyMinute" }] };

const builders: Record<AutomationTriggerType, (config: Config, setting: Setting) => NodeParts> = {
  form: (config, setting) =>
    parts("formTrigger", {
      formTitle: config["title"] || setting.name,
      formDescription: "",
      formFields: { values: formFields(config["fields"] ?? "", setting.compatible) },
      options: {},
    }),
  typeform: ({ form = "" }) => parts("typeformTrigger", { authentication: "accessToken", formId: form }, "typeformApi"),
  webhook: ({ path }, { name }) =>
    parts("webhook", {
      httpMethod: "POST",
      path: slugOf(path || name, "webhook"),
      responseMode: "onReceived",
      options: {},
    }),
  schedule: (config) => parts("scheduleTrigger", { rule: { interval: [interval(config)] } }),
  "email-in": ({ mailbox }) => parts("emailReadImap", { mailbox: mailbox || "INBOX", options: {} }, "imap"),
  "gmail-in": ({ from }) =>
    parts(
      "gmailTrigger",
      { pollTimes: everyMinute, simple: true, filters: from ? { sender: from } : {}, options: {} },
      "gmailOAuth2",
    ),
  "row-added": ({ document, sheet }) =>
    parts(
      "googleSheetsTrigger",
      {
        pollTimes: everyMinute,
        documentId: inList(document),
        sheetName: inList(sheet),
        event: "rowAdded",
        options: {},
      },
      "googleSheetsTriggerOAuth2Api",
    ),
  payment: ({ event }) => parts("stripeTrigger", { events: [event || "payment_intent.succeeded"] }, "stripeApi"),
  "shop-order": () =>
    parts("shopifyTrigger", { authentication: "accessToken", topic: "orders/create" }, "shopifyAccessTokenApi"),
  "telegram-in": () => parts("telegramTrigger", { updates: ["message"], additionalFields: {} }, "telegramApi"),
  booking: ({ event }, { compatible }) =>
    parts(
      "calendlyTrigger",
      { ...(compatible && { authentication: "oAuth2" }), scope: "user", events: [event || "invitee.created"] },
      "calendlyOAuth2Api",
    ),
  feed: ({ url = "" }) => parts("rssFeedReadTrigger", { pollTimes: everyMinute, feedUrl: url }),
  manual: () => parts("manualTrigger", {}),
  "to-decide": () => parts("manualTrigger", {}),
};

export const triggerNode = (trigger: AutomationTrigger, setting: Setting): NodeParts =>
  builders[trigger.type](trigger.config, setting);

/** A spreadsheet or table that is chosen in n8n, from its list; until then the founder's name for it is shown. */
export function inList(said: string | undefined): Record<string, unknown> {
  const id = /\/d\/([\w-]{20,})/.exec(said ?? "")?.[1];
  if (id) return { __rl: true, mode: "id", value: id };
  return { ...listed(""), mode: "list", ...(said && { cachedResultName: said }) };
}

const kindOfField: [RegExp, string][] = [
  [/e-?mail|correo|courriel|ईमेल|邮箱|邮件/iu, "email"],
  [/budget|amount|number|age|price|importe|montant|betrag|anzahl|presupuesto|राशि|बजट|金额|预算|数量/iu, "number"],
  [/message|comment|description|mensaje|nachricht|संदेश|留言|说明/iu, "textarea"],
  [/\bdate\b|fecha|datum|तारीख|日期/iu, "date"],
];

function formFields(said: string, compatible: boolean): Record<string, unknown>[] {
  const names = said
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return (names.length ? names : ["E-mail"]).map((fieldLabel) => ({
    fieldLabel,
    ...(!compatible && { fieldName: fieldLabel }),
    fieldType: kindOfField.find(([pattern]) => pattern.test(fieldLabel))?.[1] ?? "text",
    requiredField: true,
  }));
}

function interval(config: Config): Record<string, unknown> {
  const { every = "days", count } = config;
  return { field: every, [`${every}Interval`]: Math.max(1, Number(count) || 1), ...dayOf(config), ...timeOf(config) };
}

function dayOf({ every, weekdays, dayOfMonth }: Config): Record<string, unknown> {
  if (every === "weeks") return { triggerAtDay: weekdays ? weekdays.split(",").map(Number) : [1] };
  return every === "months" ? { triggerAtDayOfMonth: Number(dayOfMonth) || 1 } : {};
}

function timeOf({ every, at }: Config): Record<string, unknown> {
  if (!at || every === "minutes" || every === "hours") return {};
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  return { triggerAtHour: hour, triggerAtMinute: minute };
}
