import { describe, expect, test } from "vitest";
import { changeSite, siteChange } from "./change-site.ts";
import { makeSite } from "./make-site.ts";
import { wholeFields } from "./whole-fields.ts";

const site = makeSite({
  businessName: "Tallyho",
  description: "Tallyho helps freelancers to get paid on time. With automatic reminders and a shared calendar.",
  industry: "fintech",
  colorScheme: "modern",
  email: "hello@tallyho.example",
});
const kinds = site.sections.map(({ kind }) => kind);

describe("a change of a website", () => {
  test("replaces the sections that it names, and leaves the others as they were", () => {
    const change = siteChange.parse({
      hero: { label: "", headline: "Paid on Friday.", lead: "Every invoice, every week.", action: "Write to us" },
    });
    const next = changeSite(site, change);
    expect(next.sections.map(({ kind }) => kind)).toEqual(kinds);
    expect(next.sections.find(({ kind }) => kind === "hero")).toMatchObject({ headline: "Paid on Friday." });
    const others = ({ sections }: typeof site) => sections.filter(({ kind }) => kind !== "hero");
    expect(others(next)).toEqual(others(site));
  });

  test("adds, removes and moves sections, and changes the look", () => {
    const [first = "hero", second = "benefits"] = kinds.slice(1);
    const next = changeSite(site, siteChange.parse({ order: [second, first], colorScheme: "vibrant" }));
    expect(next.sections.map(({ kind }) => kind)).toEqual([kinds[0], second, first, ...kinds.slice(3)]);
    expect(next.colorScheme).toBe("vibrant");
    const about = { about: { heading: "About us", paragraphs: ["Two people in Leeds."] }, remove: [first] };
    const changed = changeSite(site, siteChange.parse(about)).sections.map(({ kind }) => kind);
    expect(changed).toContain("about");
    expect(changed).not.toContain(first);
  });

  test("of nothing leaves the website as it is", () => {
    expect(changeSite(site, {})).toEqual(site);
  });
});

describe("the whole fields of an object that is being written", () => {
  const text = '```json\n{"a": "x, \\"y\\" {", "b": {"c": [1, 2]}, "d": true}\n```';
  test.each<[number, string[]]>([
    [0, []],
    [12, []],
    [text.indexOf('"b"'), ["a"]],
    [text.indexOf("[1"), ["a"]],
    [text.indexOf('"d"'), ["a", "b"]],
    [text.length, ["a", "b", "d"]],
  ])("are those that another follows, after %i characters", (length, names) => {
    expect(Object.keys(wholeFields(text.slice(0, length)))).toEqual(names);
  });

  test("are none where the text is no JSON", () => {
    expect(wholeFields("{a, b}")).toEqual({});
  });
});
