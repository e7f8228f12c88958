import { expect, test } from "vitest";
import { parties, statuses } from "./labels.ts";
import { isComputable } from "./quantity.ts";

test("the laws use only the venture's own figures, and only actual, planned or assumed ones", () => {
  const computable = parties.flatMap((party) =>
    statuses.filter((status) => isComputable({ party, status })).map((status) => `${party} ${status}`),
  );
  expect(computable).toEqual(["venture actual", "venture planned", "venture assumed"]);
});
