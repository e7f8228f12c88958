import { startupTypes } from "@cofounder/contract/startup-types";
import { expect, test } from "vitest";
import types from "./en/types.json";

test("every startup type has the contract's title and a hint", () => {
  expect(types.titles).toEqual(Object.fromEntries(startupTypes.map(({ id, title }) => [id, title])));
  expect(Object.keys(types.hints).sort()).toEqual(startupTypes.map(({ id }) => id as string).sort());
});
