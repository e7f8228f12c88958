import { expect, it } from "vitest";
import { readAddress } from "./use-chat-address.ts";

const nothing = { startupType: null, ventureId: null, prompt: "", feature: null, webSearch: false, messageId: null };

it.each([
  ["", {}],
  ["venture=01a21828-6f05-73de-97a4-b70063332084", { ventureId: "01a21828-6f05-73de-97a4-b70063332084" }],
  ["venture=mine", {}],
  ["type=saas-platform", { startupType: "saas-platform" }],
  ["type=Health%20%26%20Wellness", { startupType: "health-wellness" }],
  ["type=nonsense", {}],
  ["prompt=%20A%20hat%20shop%20", { prompt: "A hat shop" }],
  ["feature=market-analysis", { feature: "market-analysis" }],
  ["feature=toString", {}],
  ["webSearch=true", { webSearch: true }],
  ["webSearch=1", {}],
  ["message=abc", { messageId: "abc" }],
])("the address ?%s", (search, expected) => {
  expect(readAddress(new URLSearchParams(search))).toEqual({ ...nothing, ...expected });
});
