import type { AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";
import { actionServices, triggerServices } from "../services.ts";

/** The remaining manual steps in n8n before the workflow runs, as Markdown. */
export function noteOf(workflow: AutomationWorkflow): string {
  const open = [workflow.trigger, ...workflow.steps].flatMap(({ questions }) => questions);
  return [
    "## What to fill in",
    ...section("Accounts to connect", accountsOf(workflow)),
    ...section("Open questions", [...new Set(open)]),
    ...section("To check", checksOf(workflow)),
    "",
    "Keys and passwords belong into n8n's credentials, never into a node.",
  ]
    .join("\n")
    .replace(/\{\{/g, "{ {");
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length ? ["", `**${title}**`, ...lines.map((line) => `- ${line}`)] : [];

function accountsOf({ trigger, steps }: AutomationWorkflow): string[] {
  const services = [triggerServices[trigger.type], ...steps.map(({ type }) => actionServices[type])];
  return [...new Set(services.flatMap(({ account, label }) => (account ? [label] : [])))];
}

function checksOf({ trigger, steps, removed }: AutomationWorkflow): string[] {
  const fields = steps.flatMap(({ type, config }) =>
    type === "condition" || type === "filter" ? [config["field"] ?? ""] : [],
  );
  const named = [...new Set(fields)].filter(Boolean);
  return [
    ...(named.length ? [`The trigger delivers: ${named.join(", ")}`] : []),
    ...(trigger.type === "payment" && named.length
      ? [
          "Stripe counts in the smallest unit: the amount is divided by 100, which is wrong for currencies without cents",
        ]
      : []),
    ...removed.map((kind) => `${kind} stood in the description and was taken out; renew it if others read that text`),
  ];
}
