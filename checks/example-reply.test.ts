import { expect, test } from "vitest";
import { exampleLanguages, makeExample } from "./example-reply.ts";

test.each(exampleLanguages)(
  "the example on the landing page equals the engine's present answer, in %s",
  async (language) => {
    const { exampleReply } = await import(`../web/app/content/example/${language}.ts`);
    expect(exampleReply).toEqual(makeExample(language));
  },
);

test.each(exampleLanguages)("the founder of the example is rated seven out of ten in %s", (language) => {
  const { rating, metrics } = makeExample(language);
  expect(rating.score).toBe(7);
  expect(metrics.map(({ value }) => value).join(" ")).toMatch(/3[.,]63/);
});
