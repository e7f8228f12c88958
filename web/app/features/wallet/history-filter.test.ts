import { expect, test } from "vitest";
import { fileAddress, filterOf } from "./history-filter.ts";

test.each([
  ["", {}],
  [
    "direction=in&reason=grant&from=2026-01-01&to=2026-01-31",
    { direction: "in", reason: "grant", from: "2026-01-01", to: "2026-01-31" },
  ],
  ["direction=sideways&reason=theft&from=yesterday&to=", {}],
])("the address ?%s requests %j", (search, filter) => {
  expect(filterOf(new URLSearchParams(search))).toEqual(filter);
});

test("the file contains the entries that are shown", () => {
  expect(fileAddress({})).toBe("/api/wallet/history.csv");
  expect(fileAddress({ direction: "out", from: "2026-01-01" })).toBe(
    "/api/wallet/history.csv?direction=out&from=2026-01-01",
  );
});
