import { expect, test } from "vitest";
import { parties, statuses } from "./labels.ts";
import { isComputable } from "./quantity.ts";

test("only the venture's own figures are computed with, and only what is or is planned", () => {
  const computable = parties.flatMap((party) =>
    statuses.filter((status) => isComputable({ party, status })).map((status) => `${party} ${status}`),
  );
  expect(computable).toEqual(["venture actual", "venture planned"]);
});
