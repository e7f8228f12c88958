import {
  type AutomationStep,
  automationActions,
  automationTriggers,
  type AutomationWorkflow,
} from "@cofounder/contract/tools/automation-builder";
import { describe, expect, test } from "vitest";
import { changeStep, changeTrigger } from "../edit.ts";
import { readAutomation } from "../read.ts";
import { actionServices, triggerServices } from "../services.ts";
import { faultsOf } from "./check.ts";
import { toN8n } from "./export.ts";
import facts from "./fixtures/node-facts.json" with { type: "json" };
import type { N8nNode, N8nWorkflow } from "./workflow.ts";

interface Fact {
  outputs: number;
  credentials: string[];
  parameters: Record<string, { values: unknown[]; fields: string[] }>;
}
const described = facts.nodes as Record<string, Fact>;

/** Every trigger with every step, with all settings filled in. */
const everyKind: AutomationWorkflow[] = automationTriggers.map((type) => {
  const steps = automationActions.map((action, index): AutomationStep => {
    const { fields } = actionServices[action];
    const config = Object.fromEntries(fields.map((field) => [field.name, field.choices?.[0] ?? "{{email}} said"]));
    const before = automationActions[index - 1];
    const when = before === "condition" ? "no" : "always";
    return {
      id: `s${index + 1}`,
      type: action,
      action,
      config,
      questions: [],
      after: { step: index ? `s${index}` : "trigger", when },
    };
  });
  const workflow = { ...readAutomation("x"), steps };
  const { fields } = triggerServices[type];
  return changeTrigger(workflow, {
    type,
    config: Object.fromEntries(fields.map(({ name, choices }) => [name, choices?.[0] ?? "5"])),
  });
});

const example = readAutomation(
  'When someone sends the form (name, email, budget), if the budget is over 500 post "New lead ' +
    '{{name}}" to Slack #sales, otherwise wait 2 days and email the customer. In any case add a row to ' +
    'Google Sheets "Leads". Token: xoxb-1111-222233334444',
);

function faultsBeside(node: N8nNode): string[] {
  const name = node.type.replace("n8n-nodes-base.", "");
  const fact = described[`${name} ${node.typeVersion}`];
  if (!fact) return [`${name} ${node.typeVersion} is unknown`];
  const parameters = Object.entries(node.parameters).flatMap(([key, value]) => {
    const known = fact.parameters[key];
    if (!known) return [`${name} has no parameter ${key}`];
    return parameterFaults(`${name}.${key}`, value, known);
  });
  const credentials = Object.keys(node.credentials ?? {}).filter((kind) => !fact.credentials.includes(kind));
  // An HTTP request names its kind of credential in a parameter.
  const foreign = node.parameters["genericAuthType"] === credentials[0] ? [] : credentials;
  return [...parameters, ...foreign.map((kind) => `${name} knows no credential ${kind}`)];
}

function parameterFaults(
  name: string,
  value: unknown,
  { values, fields }: { values: unknown[]; fields: string[] },
): string[] {
  const wrong = values.length ? [value].flat().filter((each) => !values.includes(each) && each !== "") : [];
  const strange =
    fields.length && typeof value === "object" && value
      ? Object.keys(value).filter((field) => !fields.includes(field))
      : [];
  return [
    ...wrong.map((each) => `${name} cannot be ${String(each)}`),
    ...strange.map((field) => `${name} has no ${field}`),
  ];
}

describe.each([
  ["versions of today", false],
  ["versions of an older n8n", true],
])("%s", (_, compatible) => {
  test.each(everyKind.map((workflow) => [workflow.trigger.type, workflow] as const))(
    "every node of a workflow that starts with %s exists in n8n with its version, parameters and credentials",
    (__, workflow) => {
      const exported = toN8n(workflow, { compatible });
      expect(exported.nodes.flatMap(faultsBeside)).toEqual([]);
      expect(faultsOf(exported)).toEqual([]);
    },
  );
});

test("a condition has two outputs, yes first", () => {
  const { connections } = toN8n(example);
  const condition = connections["If budget is more than 500"];
  expect(condition?.main.map((output) => output.map(({ node }) => node))).toEqual([
    ["Slack: post New lead name to Slack #sales"],
    ["Wait: wait 2 days"],
  ]);
});

test("fields become expressions on the trigger, wherever the step is", () => {
  const node = toN8n(example).nodes.find(({ name }) => name.startsWith("Slack"));
  expect(node?.parameters["text"]).toBe('=New lead {{ $("Form").item.json["name"] }}');
});

test("Stripe's smallest units are converted", () => {
  const workflow = readAutomation("When a payment comes in, if the amount is over 500 post to Slack #big.");
  expect(JSON.stringify(toN8n(workflow).nodes)).toContain("data.object.amount / 100 }}");
});

test("accounts are named and empty, the secret is nowhere, and the note lists what to fill in", () => {
  const exported = toN8n(example);
  const credentials = exported.nodes.flatMap((node) => Object.values(node.credentials ?? {}));
  expect(credentials.length).toBeGreaterThan(0);
  expect(credentials.every(({ id }) => id === "")).toBe(true);
  expect(JSON.stringify(exported)).not.toContain("xoxb-1111");
  const note = exported.nodes.find(({ type }) => type.endsWith("stickyNote"));
  expect(note?.parameters["content"]).toMatch(
    /Slack[\s\S]*From which address is it sent\?[\s\S]*a Slack token stood in the description/,
  );
});

test("the same workflow gives the same file, and every id is unique", () => {
  const exported = toN8n(example);
  expect(toN8n(example)).toEqual(exported);
  expect(new Set(exported.nodes.map(({ id }) => id)).size).toBe(exported.nodes.length);
});

test.each([
  "{{ $env.SECRET }}",
  "={{ $env.SECRET }}",
  "{{ require('fs') }}",
  "{{{{ $json }}}}",
  "x }}{{ $env.A }}{{ y",
])("user text is never evaluated by n8n: %s", (hostile) => {
  const slack = example.steps.find(({ type }) => type === "slack")?.id ?? "";
  const workflow = changeStep(example, slack, { config: { channel: "#a", message: hostile } });
  const text = String(toN8n(workflow).nodes.find(({ name }) => name.startsWith("Slack"))?.parameters["text"]);
  expect(
    text.startsWith("=") ? [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inner]) => inner).join("") : "",
  ).not.toMatch(/\$env|require|\$json/);
});

test("an invalid workflow is reported: a cycle, an unreachable node, two triggers, a connection to a missing node", () => {
  const node = (name: string, type = "n8n-nodes-base.noOp"): N8nNode => ({
    id: name,
    name,
    type,
    typeVersion: 1,
    position: [0, 0],
    parameters: {},
  });
  const to = (...names: string[]) => ({
    main: [names.map((name) => ({ node: name, type: "main" as const, index: 0 }))],
  });
  const base: N8nWorkflow = {
    ...toN8n(example),
    nodes: [node("t", "n8n-nodes-base.manualTrigger"), node("a"), node("b")],
  };
  expect(faultsOf({ ...base, connections: { t: to("a"), a: to("b"), b: to("a") } })).toEqual([
    "the steps go in a circle",
  ]);
  expect(faultsOf({ ...base, connections: { t: to("a") } })).toEqual(["b is never reached"]);
  expect(faultsOf({ ...base, connections: { t: to("a", "b", "c") } })).toEqual([
    "a connection from t to c leads nowhere",
  ]);
  expect(
    faultsOf({
      ...base,
      nodes: [...base.nodes, node("u", "n8n-nodes-base.webhook")],
      connections: { t: to("a", "b") },
    }),
  ).toContain("2 triggers instead of one");
});
