import { expect, test } from "vitest";
import { exampleTools, makeToolExample } from "./tool-examples.ts";

test.each(exampleTools)(
  "the example on the page of %s is what `node checks/tool-examples.ts` makes now",
  async (tool) => {
    const { default: shown } = await import(`../web/app/content/tool-examples/${tool}.json`);
    const made = makeToolExample(tool);
    expect(shown).toEqual(made);
    expect(made.result.length).toBeGreaterThan(1);
    expect(made.result.flatMap(({ items }) => items)).not.toContain("");
    for (const { items } of made.result) expect(items).not.toEqual([]);
  },
);
