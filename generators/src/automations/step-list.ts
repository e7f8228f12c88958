import type { AutomationStep, AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";
import type { ReadPhrase } from "./read.ts";
import { runCosts, runCostSource } from "./cost.ts";
import { actionServices, type Service, triggerServices } from "./services.ts";

/** The workflow as a Markdown document for people, for building it in any tool. */
export function stepList(workflow: AutomationWorkflow, phrases: readonly ReadPhrase[] = []): string {
  const { name, description, trigger, removed } = workflow;
  const left = phrases.filter(({ became }) => became === null).map(({ said }) => `- ${said}`);
  return [
    `# ${name.replace(/\n/g, " ")}`,
    "",
    quote(description),
    "",
    ...(removed.length ? [`> Taken out of the description: ${removed.join(", ")}.`, ""] : []),
    "## Starts",
    "",
    `**${triggerServices[trigger.type].label}**${settings(triggerServices[trigger.type], trigger.config)}`,
    ...asked(trigger.questions, ""),
    "",
    "## Steps",
    "",
    ...below(workflow, "trigger", 0),
    "",
    ...(left.length ? ["## Not taken from the description", "", ...left, ""] : []),
    ...accounts(workflow),
    "## What a run uses",
    "",
    "| Counts | Tools | One run | 100 runs |",
    "| --- | --- | --- | --- |",
    ...runCosts(workflow).map(
      ({ how, tools, perRun, unit }) => `| ${how} | ${tools.join(", ")} | ${perRun} ${unit} | ${perRun * 100} |`,
    ),
    "",
    runCostSource,
  ].join("\n");
}

const quote = (text: string): string =>
  text
    .split("\n")
    .map((each) => `> ${each}`)
    .join("\n");

function below(workflow: AutomationWorkflow, from: string, depth: number): string[] {
  const steps = workflow.steps.filter(({ after }) => after.step === from);
  return steps.flatMap((step, index) => [...line(step, depth, index), ...children(workflow, step, depth)]);
}

/** A plain continuation is on the same level; the branches of a condition are one deeper. */
function children(workflow: AutomationWorkflow, step: AutomationStep, depth: number): string[] {
  if (step.type !== "condition") return below(workflow, step.id, depth);
  const side = (when: string): AutomationWorkflow => ({
    ...workflow,
    steps: workflow.steps.filter(({ after }) => after.step !== step.id || after.when === when),
  });
  const indent = "   ".repeat(depth + 1);
  const part = (title: string, when: string): string[] => {
    const lines = below(side(when), step.id, depth + 2);
    return lines.length ? [`${indent}- ${title}`, ...lines] : [];
  };
  return [...part("Yes:", "yes"), ...part("No:", "no")];
}

function line(step: AutomationStep, depth: number, index: number): string[] {
  const service = actionServices[step.type];
  const indent = "   ".repeat(depth);
  const together = index > 0 && step.after.when === "always" ? " (beside the one before)" : "";
  return [
    `${indent}1. **${service.label}**: ${step.action}${settings(service, step.config)}${together}`,
    ...asked(step.questions, indent),
  ];
}

function settings(service: Service, config: Readonly<Record<string, string>>): string {
  const set = service.fields.flatMap(({ name, label }) =>
    config[name] ? [`${label}: ${config[name].replace(/\n/g, " ")}`] : [],
  );
  return set.length ? ` (${set.join("; ")})` : "";
}

const asked = (questions: readonly string[], indent: string): string[] =>
  questions.map((question) => `${indent}   - **To decide:** ${question}`);

function accounts({ trigger, steps }: AutomationWorkflow): string[] {
  const services = [triggerServices[trigger.type], ...steps.map(({ type }) => actionServices[type])];
  const named = [...new Set(services.flatMap(({ account, label }) => (account ? [label] : [])))];
  return named.length ? ["## Accounts to connect", "", ...named.map((name) => `- ${name}`), ""] : [];
}
