import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyAnswers, applyBlocks, replacementsIn } from "./apply-blocks.ts";
import { FileStream, readBlocks } from "./file-stream.ts";

const answer = `Here is the app.

<file path="public/index.html">
<!doctype html>
<title>Bikes</title>
</file>
<file path='public/app.js'>
\`\`\`js
export const bikes = [];
\`\`\`
</file>
<file path="README.md">
\`\`\`
npm start
\`\`\`
</file>
<description>Bikes for hire</description>
`;

const edit = (path: string, ...replacements: [search: string, replace: string][]) =>
  `<edit path="${path}">\n${replacements
    .map(([search, replace]) => `<<<<<<< SEARCH\n${search}\n=======\n${replace}${replace ? "\n" : ""}>>>>>>> REPLACE\n`)
    .join("")}</edit>\n`;

const written = (text: string) => readBlocks(text).blocks.map(({ kind, path, body }) => ({ kind, path, body }));
const blocksOf = (text: string) => readBlocks(text).blocks;

describe("an answer read as it is written", () => {
  test("has its files as blocks, without the fences that a model puts around code", () => {
    expect(written(answer)).toEqual([
      { kind: "file", path: "public/index.html", body: "<!doctype html>\n<title>Bikes</title>\n" },
      { kind: "file", path: "public/app.js", body: "export const bikes = [];\n" },
      { kind: "file", path: "README.md", body: "```\nnpm start\n```\n" },
    ]);
    expect(readBlocks(answer).description).toBe("Bikes for hire");
  });

  test("has the same files however it is cut into pieces", () => {
    const pieces = fc.constantFrom(
      '<file path="a.js">',
      "<file path='b.css'>\n",
      "</file>",
      "\n",
      "\r\n",
      "```js\n",
      "```",
      "let a = 1;",
      '<edit path="a.js">\n',
      "<<<<<<< SEARCH\n",
      "=======\n",
      ">>>>>>> REPLACE\n",
      "</edit>\n",
      '<delete path="b.css"/>\n',
      "<description>\n",
      "</description>\n",
      "\ud83d\ude00",
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join("")),
      fc.constant(answer),
    );
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (text, sizes) => {
        const stream = new FileStream();
        for (let at = 0; at < text.length;) {
          const size = sizes.next().value ?? 1;
          stream.write(text.slice(at, at + size));
          at += size;
        }
        stream.end();
        const whole = readBlocks(text);
        expect(stream.blocks).toEqual(whole.blocks);
        expect([stream.description, stream.isCut]).toEqual([whole.description, whole.isCut]);
      }),
      { numRuns: 500 },
    );
  });

  test("shows a file's lines before its end, and says when it was cut within a file", () => {
    const stream = new FileStream();
    stream.write('<file path="a.js">\nlet a = 1;\nlet b');
    expect(stream.blocks).toMatchObject([{ path: "a.js", body: "let a = 1;\n", isDone: false }]);
    stream.end();
    expect(stream.isCut).toBe(true);
    expect(applyBlocks([], stream.blocks).files).toEqual([]);
  });

  test("ends a file whose closing tag is missing where the next begins, or stands behind the last line", () => {
    expect(written('<file path="a.html">\n<a>\n<file path="b.html">\n<b></file>\n')).toEqual([
      { kind: "file", path: "a.html", body: "<a>\n" },
      { kind: "file", path: "b.html", body: "<b>\n" },
    ]);
  });

  test("drops a file that is longer than files may be, and goes on with the next", () => {
    const text = `<file path="a.js">\n${"let a = 1;\n".repeat(30_000)}</file>\n<file path="b.js">\nlet b;\n</file>\n`;
    const { files, failed } = applyBlocks([], blocksOf(text));
    expect(files).toEqual([{ path: "b.js", content: "let b;\n" }]);
    expect(failed).toEqual([{ path: "a.js", why: "too_long" }]);
  });
});

describe("blocks applied to the files of an app", () => {
  const css = "header {\n  color: red;\n}\nmain {\n  color: red;\n}\n";
  const files = [
    { path: "app.css", content: css },
    { path: "app.js", content: "\tlet a = 1;\r\n" },
  ];

  test("change what was looked for, and leave all else as it is, byte by byte", () => {
    const replies = edit("app.css", ["header {", "header {\n  position: sticky;"], ["main {", "main{"]);
    const { files: after, failed } = applyBlocks(files, blocksOf(replies));
    expect(failed).toEqual([]);
    expect(after).toEqual([
      { path: "app.css", content: "header {\n  position: sticky;\n  color: red;\n}\nmain{\n  color: red;\n}\n" },
      files[1],
    ]);
  });

  test("remove whole lines, and replace text within a line that stands there once", () => {
    expect(applyBlocks(files, blocksOf(edit("app.css", ["main {\n  color: red;\n}", ""]))).files[0]?.content).toBe(
      "header {\n  color: red;\n}\n",
    );
    expect(applyBlocks(files, blocksOf(edit("app.js", ["a = 1", "b = 2"]))).files[1]?.content).toBe("\tlet b = 2;\r\n");
  });

  test.each<[string, string, string]>([
    ["the text is not there", edit("app.css", ["footer {", "footer{"]), "not_found"],
    ["the text is there twice", edit("app.css", ["  color: red;", "  color: blue;"]), "found_twice"],
    ["the second of two replacements fails", edit("app.css", ["main {", "main{"], ["nav {", ""]), "not_found"],
    ["no text is looked for", edit("app.css", ["", "a"]), "not_found"],
    ["the file does not exist", edit("other.css", ["main {", "main{"]), "missing"],
    ["the form is another one", '<edit path="app.css">\nmake it red\n</edit>\n', "form"],
    ["the path leaves the app", '<file path="../x.js">\nlet a;\n</file>\n', "path"],
    ["the path is absolute", '<file path="/etc/x">\nlet a;\n</file>\n', "path"],
    ["a file to delete is not there", '<delete path="other.css"/>\n', "missing"],
  ])("change nothing where %s", (_, reply, why) => {
    const { files: after, failed } = applyBlocks(files, blocksOf(reply));
    expect(after).toEqual(files);
    expect(failed).toMatchObject([{ why }]);
  });

  test("write and delete whole files, each name once", () => {
    const reply = `<file path="APP.css">\nb {}\n</file>\n<file path="app.css">\nc {}\n</file>\n<delete path="app.js"/>\n`;
    const { files: after, failed } = applyBlocks(files, blocksOf(reply));
    expect(after).toEqual([{ path: "app.css", content: "b {}\n" }]);
    expect(failed).toEqual([{ path: "app.css", why: "twice" }]);
  });

  test("of a correction leave failed what did not come again, and not what came under another name", () => {
    const long = `<file path="new.js">\n${"let a = 1;\n".repeat(30_000)}</file>\n`;
    const first = blocksOf(long + edit("./app.css", ["nav {", "nav{"]) + edit("app.cs", ["main {", "main{"]));
    const one = applyAnswers(files, first, blocksOf(edit("app.js", ["a = 1", "b = 2"])));
    expect(one.failed.map(({ path, why }) => [path, why])).toEqual([
      ["new.js", "too_long"],
      ["./app.css", "not_found"],
    ]);
    const two = applyAnswers(files, first, blocksOf(edit("app.css", ["main {", "main{"])));
    expect(two.failed.map(({ path }) => path)).toEqual(["new.js"]);
  });

  test("are at most eighty files", () => {
    const reply = Array.from({ length: 82 }, (_, at) => `<file path="f${at}.js">\n</file>\n`).join("");
    const { files: after, failed } = applyBlocks([], blocksOf(reply));
    expect(after).toHaveLength(80);
    expect(failed.map(({ why }) => why)).toEqual(["too_many", "too_many"]);
  });

  test("have replacements in the form that is asked for, with the last one closed", () => {
    expect(replacementsIn("<<<<<<< SEARCH\na\n=======\n>>>>>>> REPLACE\n")).toEqual([{ search: "a", replace: "" }]);
    expect(replacementsIn("<<<<<<< SEARCH\na\n=======\n")).toBeNull();
  });
});
