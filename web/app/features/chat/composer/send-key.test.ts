import { expect, it } from "vitest";
import { isSendKey } from "./send-key.ts";

it.each([
  ["Enter", { key: "Enter", shiftKey: false, nativeEvent: { isComposing: false, keyCode: 13 } }, true],
  ["Shift+Enter", { key: "Enter", shiftKey: true, nativeEvent: {} }, false],
  ["another key", { key: "a", shiftKey: false, nativeEvent: {} }, false],
  [
    "Enter within a composition",
    { key: "Enter", shiftKey: false, nativeEvent: { isComposing: true, keyCode: 13 } },
    false,
  ],
  ["the Enter that ends a composition", { key: "Enter", shiftKey: false, nativeEvent: { keyCode: 229 } }, false],
])("%s", (_name, press, sends) => {
  expect(isSendKey(press)).toBe(sends);
});
