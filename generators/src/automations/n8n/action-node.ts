import type { AutomationActionType, AutomationStep } from "@cofounder/contract/tools/automation-builder";
import { conditionParameters } from "./conditions.ts";
import { expression, type Origin } from "./expressions.ts";
import { allRows, countOfRows } from "../services.ts";
import { inList, type NodeParts } from "./trigger-node.ts";
import { type NodeName, versionOf } from "./versions.ts";

type Config = Readonly<Record<string, string>>;

export interface ActionSetting {
  compatible: boolean;
  /** The name of the workflow: the default for missing subjects and titles. */
  name: string;
  origin: Origin;
  seed: string;
}

interface Texts extends ActionSetting {
  /** A setting as n8n reads it, with its `{{fields}}`. */
  text(field: string, fallback?: string): string;
}

const parts = (node: NodeName, parameters: Record<string, unknown>, credential: string | null = null): NodeParts => ({
  node,
  parameters,
  credential,
});

const mail = (texts: Texts) => ({
  to: texts.text("to"),
  subject: texts.text("subject", texts.name),
  message: texts.text("message", "{{*}}"),
});
const columns = { mappingMode: "autoMapInputData", value: {}, matchingColumns: [], schema: [] };

const builders: Record<AutomationActionType, (config: Config, texts: Texts) => NodeParts> = {
  slack: (config, texts) =>
    parts(
      "slack",
      {
        select: "channel",
        channelId: { __rl: true, mode: "name", value: config["channel"] ?? "" },
        text: texts.text("message", "{{*}}"),
        otherOptions: { includeLinkToWorkflow: false },
      },
      "slackApi",
    ),
  discord: (_, texts) =>
    parts(
      "discord",
      { authentication: "webhook", content: texts.text("message", "{{*}}"), options: {} },
      "discordWebhookApi",
    ),
  telegram: (_, texts) =>
    parts(
      "telegram",
      {
        chatId: texts.text("chat"),
        text: texts.text("message", "{{*}}"),
        additionalFields: { appendAttribution: false },
      },
      "telegramApi",
    ),
  gmail: (_, texts) => {
    const { to, subject, message } = mail(texts);
    return parts(
      "gmail",
      { sendTo: to, subject, emailType: "text", message, options: { appendAttribution: false } },
      "gmailOAuth2",
    );
  },
  email: (_, texts) => {
    const { to, subject, message } = mail(texts);
    const options = { appendAttribution: false };
    const parameters = {
      fromEmail: texts.text("from"),
      toEmail: to,
      subject,
      emailFormat: "text",
      text: message,
      options,
    };
    return parts("emailSend", parameters, "smtp");
  },
  sheets: ({ operation, document, sheet }) => {
    const where = { documentId: inList(document), sheetName: inList(sheet) };
    if (operation === "read")
      return parts("googleSheets", { operation: "read", ...where, options: {} }, "googleSheetsOAuth2Api");
    return parts("googleSheets", { operation: "append", ...where, columns, options: {} }, "googleSheetsOAuth2Api");
  },
  airtable: ({ operation, base, table }) => {
    const where = { base: inList(base), table: inList(table) };
    if (operation === "read")
      return parts("airtable", { operation: "search", ...where, returnAll: true, options: {} }, "airtableTokenApi");
    return parts("airtable", { operation: "create", ...where, columns, options: {} }, "airtableTokenApi");
  },
  notion: ({ operation, database }, texts) => {
    const where = texts.compatible ? { databaseId: inList(database) } : { dataSourceId: inList(database) };
    if (operation === "read") {
      const all = { resource: "databasePage", operation: "getAll", ...where, returnAll: true, options: {} };
      return parts("notion", all, "notionApi");
    }
    const title = texts.text("title", texts.name);
    return parts(
      "notion",
      { resource: "databasePage", operation: "create", ...where, title, options: {} },
      "notionApi",
    );
  },
  hubspot: (_, texts) =>
    parts(
      "hubspot",
      {
        authentication: "appToken",
        resource: "contact",
        operation: "upsert",
        email: texts.text("email"),
        additionalFields: {},
        options: {},
      },
      "hubspotAppToken",
    ),
  mailchimp: (config, texts) =>
    parts(
      "mailchimp",
      {
        resource: "member",
        operation: "create",
        list: config["list"] ?? "",
        email: texts.text("email"),
        status: "pending",
        options: {},
      },
      "mailchimpApi",
    ),
  linkedin: (_, texts) =>
    parts(
      "linkedIn",
      { postAs: "person", person: "", text: texts.text("message", "{{*}}"), additionalFields: {} },
      "linkedInOAuth2Api",
    ),
  calendar: (config, texts) => {
    const start = texts.text("start");
    return parts(
      "googleCalendar",
      {
        calendar: inList(config["calendar"]),
        start,
        end: config["end"] ? texts.text("end") : start,
        additionalFields: { summary: texts.text("title", texts.name) },
      },
      "googleCalendarOAuth2Api",
    );
  },
  "ai-text": (config, texts) =>
    parts(
      "httpRequest",
      {
        method: "POST",
        url: config["address"] ?? "",
        authentication: "genericCredentialType",
        genericAuthType: "httpHeaderAuth",
        sendBody: true,
        specifyBody: "json",
        jsonBody: requestBody(config, texts),
        options: {},
      },
      "httpHeaderAuth",
    ),
  http: (config) => {
    const method = config["method"] || "GET";
    const body =
      method === "GET" || method === "DELETE"
        ? {}
        : { sendBody: true, specifyBody: "json", jsonBody: "={{ JSON.stringify($json) }}" };
    return parts("httpRequest", { method, url: config["url"] ?? "", ...body, options: {} });
  },
  wait: ({ amount, unit }) => parts("wait", { amount: Math.max(1, Number(amount) || 1), unit: unit || "hours" }),
  filter: (config, texts) => parts("filter", compared("filter", config, texts)),
  condition: (config, texts) => parts("if", compared("if", config, texts)),
  "to-decide": () => parts("noOp", {}),
};

export function actionNode(step: AutomationStep, setting: ActionSetting): NodeParts {
  const { type, config } = step;
  const text = (field: string, fallback = "") => expression(config[field] || fallback, setting.origin);
  const made = builders[type](config, { ...setting, text });
  return runsOnce(step, setting.origin) ? { ...made, executeOnce: true } : made;
}

/** One message with all rows, not one for each. */
function runsOnce({ type, config }: AutomationStep, { rows }: Origin): boolean {
  const message = config["message"] ?? "";
  return rows && (type === "ai-text" || message.includes(allRows) || message.includes(countOfRows));
}

const compared = (node: "if" | "filter", config: Config, { origin, compatible, seed }: Texts) =>
  conditionParameters(config, { origin, seed, version: versionOf(node, compatible) });

/** The body as one expression: n8n escapes the input, whatever characters it contains. */
function requestBody({ instruction = "", model = "" }: Config, { origin }: Texts): string {
  const node = `$(${JSON.stringify(origin.node)})`;
  const data = origin.rows
    ? `JSON.stringify(${node}.all().map((row) => row.json))`
    : `JSON.stringify(${node}.item.json)`;
  const system = JSON.stringify(withoutBraces(instruction));
  return (
    `={{ JSON.stringify({ model: ${JSON.stringify(withoutBraces(model))}, messages: [{ role: "system", ` +
    `content: ${system} }, { role: "user", content: ${data} }] }) }}`
  );
}

const withoutBraces = (text: string): string => text.replace(/\{\{/g, "{ {").replace(/\}\}/g, "} }");
