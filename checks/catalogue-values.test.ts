import { expect, test } from "vitest";
import { missingValues, valuesOf } from "./catalogue-values.ts";

const values = valuesOf(
  new Map([
    ["common:titleOf", "{{page}} · AI Co-Founder"],
    ["chat:range", "{{low}} to {{high}}"],
    ["chat:left_one", "one token of {{of}} left"],
    ["chat:left_other", "{{count, number}} tokens of {{of}} left"],
    ["chat:send", "Send"],
  ]),
);

/** The faults found in a component that uses the texts of the chat. */
function faultsOf(call: string): string[] {
  const code = `function Part({ low, options }) { const { t } = useTranslation("chat"); return <p>{${call}}</p>; }`;
  return missingValues("part.tsx", code, values);
}

test("a call that gives every value has no fault, even with additional values", () => {
  const calls = ['t("range", { low, high: 2, more: 3 })', 't("left", { count: 1, of: 2 })', 't("send")'];
  expect(calls.flatMap(faultsOf)).toEqual([]);
});

test("a call that leaves out a value is reported, for any plural form too", () => {
  expect(faultsOf('t("range", { low })')).toEqual(["without a value for {{high}} in part.tsx: chat:range"]);
  expect(faultsOf('t("range")')).toHaveLength(2);
  expect(faultsOf('t("left", { count: 1 })')).toEqual(["without a value for {{of}} in part.tsx: chat:left"]);
});

test("a text is looked up in the namespace that its key or its translator names", () => {
  expect(faultsOf('t("common:titleOf")')).toEqual(["without a value for {{page}} in part.tsx: common:titleOf"]);
  expect(missingValues("a.ts", 'i18n.t("titleOf")', values)).toHaveLength(1);
  const both = `
    function First() { const { t } = useTranslation("account"); return t("range"); }
    function Second() { const { t: chat } = useTranslation(["chat", "account"]); return chat("range", { low: 1 }); }`;
  expect(missingValues("b.tsx", both, values)).toEqual(["without a value for {{high}} in b.tsx: chat:range"]);
});

test("values that are not written as literals in the call are not checked", () => {
  expect([...faultsOf('t("range", options)'), ...faultsOf('t("range", { ...options })')]).toEqual([]);
});
