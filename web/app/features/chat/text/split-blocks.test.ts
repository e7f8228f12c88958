import { describe, expect, it } from "vitest";
import { splitBlocks } from "./split-blocks.ts";

const code = "```ts\nconst a = 1;\n\nconst b = 2;\n```\n";

describe("splitting Markdown into blocks", () => {
  it.each([
    ["", []],
    ["one", ["one"]],
    ["one\n\ntwo\n", ["one\n\n", "two\n"]],
    ["one\n\n\n\ntwo", ["one\n\n\n\n", "two"]],
    ["\n\none\n\ntwo", ["\n\none\n\n", "two"]],
    ["- a\n\n- b\n\nafter", ["- a\n\n- b\n\n", "after"]],
    ["1. a\n\n   more of a\n\n2. b", ["1. a\n\n   more of a\n\n2. b"]],
    [`before\n\n${code}\nafter`, ["before\n\n", `${code}\n`, "after"]],
    ["````\n```\n\n```\n````\n\nafter", ["````\n```\n\n```\n````\n\n", "after"]],
    ["~~~\n```\n\nstill inside", ["~~~\n```\n\nstill inside"]],
    ["[a]: https://example.com\n\nsee [a]", ["[a]: https://example.com\n\nsee [a]"]],
  ])("%j", (text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks);
  });

  it("loses no character, at whatever point the text ends", () => {
    const text = `# Title\n\nSome text.\n\n- a\n- b\n\n${code}\n| a | b |\n|---|---|\n| 1 | 2 |\n\nend`;
    for (let length = 0; length <= text.length; length += 1) {
      expect(splitBlocks(text.slice(0, length)).join("")).toBe(text.slice(0, length));
    }
  });

  it("leaves finished blocks unchanged while the text grows", () => {
    const before = splitBlocks(`one\n\n${code}\ntwo`);
    const after = splitBlocks(`one\n\n${code}\ntwo and more\n\nthree`);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  });
});
