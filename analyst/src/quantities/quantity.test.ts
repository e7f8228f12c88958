import { expect, test } from "vitest";
import { parties, statuses } from "./labels.ts";
import { isComputable } from "./quantity.ts";

test("only the venture's own figures are computed with, and only what is, is planned or is assumed", () => {
  const computable = parties.flatMap((party) =>
    statuses.filter((status) => isComputable({ party, status })).map((status) => `${party} ${status}`),
  );
  expect(computable).toEqual(["venture actual", "venture planned", "venture assumed"]);
});
