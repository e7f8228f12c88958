import { automationActions, automationWorkflow } from "@cofounder/contract/tools/automation-builder";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runCosts } from "./cost.ts";
import { addStep, changeStep, moveStep, placesAfter, removeStep, whyNotMovable } from "./edit.ts";
import { faultsOf } from "./n8n/check.ts";
import { toN8n } from "./n8n/export.ts";
import { readAutomation } from "./read.ts";
import { whyNotATree } from "./rules.ts";
import { stepList } from "./step-list.ts";

const chain = readAutomation("When a form is sent, post to Slack #a, then wait 2 days, then add a row to Airtable.");
const forked = readAutomation(
  "When a payment comes in, if the amount is over 500 post to Slack #a, otherwise post to Discord.",
);
const order = (workflow: typeof chain) => workflow.steps.map(({ type, after }) => `${after.step}>${type}`);

test("a step can be inserted between two others", () => {
  const first = chain.steps[0]?.id ?? "";
  const added = addStep(chain, { step: first, when: "always" }, "gmail");
  expect(added.steps.map(({ type }) => type)).toEqual(["slack", "gmail", "wait", "airtable"]);
  expect(added.steps[1]?.questions).toEqual(["Who gets the e-mail?", "What does the message say?"]);
});

test("a new condition takes the following steps onto its yes branch, and removing it keeps them", () => {
  const added = addStep(chain, { step: "trigger", when: "always" }, "condition");
  expect(added.steps[1]?.after.when).toBe("yes");
  const id = added.steps[0]?.id ?? "";
  expect(placesAfter(added, id).map(({ when }) => when)).toEqual(["yes", "no"]);
  expect(removeStep(added, id).steps.map(({ after }) => after)).toEqual(chain.steps.map(({ after }) => after));
});

test("neighbours change places; a condition keeps its own", () => {
  expect(moveStep(chain, "s2", "earlier").steps.map(({ type }) => type)).toEqual(["wait", "slack", "airtable"]);
  expect(order(moveStep(moveStep(chain, "s2", "later"), "s2", "earlier"))).toEqual(order(chain));
  expect(whyNotMovable(chain, "s1", "earlier")).toBe("end");
  expect(whyNotMovable(forked, "s2", "earlier")).toBe("condition");
});

test("an answered question disappears", () => {
  const { steps } = changeStep(chain, "s3", { config: { base: "CRM", table: "Leads" } });
  expect(steps[2]?.questions).toEqual([]);
});

test("after any edits it remains a tree that n8n can run", () => {
  const edit = fc.record({
    what: fc.constantFrom("add", "remove", "earlier", "later", "kind"),
    at: fc.nat(6),
    type: fc.constantFrom(...automationActions),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      let workflow = forked;
      for (const { what, at, type } of edits) {
        const id = workflow.steps[at % Math.max(1, workflow.steps.length)]?.id ?? "trigger";
        if (what === "add")
          workflow = addStep(
            workflow,
            placesAfter(workflow, id)[at % placesAfter(workflow, id).length] ?? { step: "trigger", when: "always" },
            type,
          );
        else if (what === "remove") workflow = removeStep(workflow, id);
        else if (what === "kind") workflow = changeStep(workflow, id, { type });
        else workflow = moveStep(workflow, id, what as "earlier" | "later");
        expect(whyNotATree(workflow)).toBeNull();
      }
      expect(automationWorkflow.safeParse(workflow).success).toBe(true);
      expect(faultsOf(toN8n(workflow))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a run is counted by steps or as one execution, with the longer branch of a condition", () => {
  expect(runCosts(chain).map(({ perRun }) => perRun)).toEqual([3, 1]);
  expect(runCosts(forked).map(({ perRun }) => perRun)).toEqual([1, 1]);
});

test("the readable list has every step, both branches and the open questions", () => {
  const list = stepList(forked);
  expect(list).toContain("1. **Condition**: amount is more than 500");
  expect(list).toMatch(/- Yes:\n\s+1\. \*\*Slack\*\*[^\n]*Channel: #a[\s\S]*- No:\n\s+1\. \*\*Discord\*\*/);
  expect(list).toContain("| per execution | n8n | 1 execution | 100 |");
});
