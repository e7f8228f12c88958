import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

export interface Found {
  pattern: RegExp;
  /** The file that contains it; for a built pattern, the file that builds it. */
  file: string;
}

interface Place {
  file: string;
  from: number;
  to: number;
}

/** Folders whose patterns see texts from people, models or web pages. */
const folders = ["analyst/src", "contract/src", "generators/src", "server/src", "web/app"];
/** These are imported, so that patterns built from words at load time are seen as well. */
const loaded = /^(?:analyst|contract|generators)\//;
/** Tests, their helpers, and commands, which run when they are imported. */
const aside = /\.test\.tsx?$|\/test-[^/]*$|\/fixtures\/|command\.ts$/;

const files = (): string[] =>
  folders
    .flatMap((folder) => readdirSync(resolve(folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ name, parentPath }) => relative(".", join(parentPath, name)))
    .filter((file) => !aside.test(file))
    .sort();

/** The literals of a file, and the places where it builds patterns. */
function read(file: string): { literals: Found[]; built: Place[] } {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const literals: Found[] = [];
  const built: Place[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ file, pattern: patternOf(node.text) });
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp")
      built.push({ file, from: lineOf(node.getStart()), to: lineOf(node.end) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, built };
}

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf("/");
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

type Module = Record<string, (...given: unknown[]) => unknown>;

/** Some patterns are built when the first text is read. */
async function use(root: string): Promise<void> {
  const [analyst, automations, apps, sites] = (await Promise.all(
    [
      "analyst/src/index",
      "generators/src/automations/read",
      "generators/src/apps/read-description",
      "generators/src/sites/knowledge/find-trade",
    ].map((file) => import(`${root}${file}.ts`)),
  )) as [Module, Module, Module, Module];
  const texts = [
    "We sell lamps to bakeries. A consultation costs 30 euros, they pay a lawyer $40 for each. 14 of 31 said yes.",
    "हम ढाबों के लिए ऐप बना रहे हैं। ग्राहक हर महीने 500 रुपये देते हैं।",
  ];
  for (const text of texts) analyst["analyse"]?.({ messages: [text], now: new Date(0) });
  automations["readAutomation"]?.(
    "Every Monday and Friday at 9 and on the 3rd of each month, every 2 hours. When a lead comes in and its amount is > 100 wait 2 days, then send an email.",
  );
  automations["readAutomation"]?.("On Mondays wait an hour and then send an email. If the total >= 5 do nothing.");
  apps["readDescription"]?.(
    "An app to track customers with name, email and status. Archive customers and mark them done.",
  );
  sites["findTrade"]?.("bakery", "We bake bread.");
}

/** Imports modules and returns every pattern built meanwhile, with the line that builds it. */
async function builtWhileLoading(modules: string[]): Promise<(Found & { line: number })[]> {
  const found: (Found & { line: number })[] = [];
  const Native = RegExp;
  const root = `${pathToFileURL(resolve(".")).href}/`;
  const note = (pattern: RegExp): RegExp => {
    const frame = new Error("who builds it").stack
      ?.split("\n")
      .find((line) => modules.some((file) => line.includes(root + file)));
    const [, file, line] = /([^\s(]+\.ts):(\d+):\d+\)?$/.exec(frame ?? "") ?? [];
    if (file && line) found.push({ pattern, file: file.slice(root.length), line: Number(line) });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, given) => note(Reflect.construct(target, given) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  });
  try {
    for (const file of modules) await import(root + file);
    await use(root);
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

/** Every pattern of the product, and the places that build one only later. */
export async function collect(): Promise<{ patterns: Found[]; later: string[] }> {
  const all = files();
  const texts = all.map(read);
  const built = await builtWhileLoading(all.filter((file) => loaded.test(file)));
  const isSeen = ({ file, from, to }: Place) =>
    built.some((each) => each.file === file && each.line >= from && each.line <= to);
  const later = texts.flatMap((text) => text.built).filter((place) => !isSeen(place));
  const patterns = new Map(
    [...texts.flatMap(({ literals }) => literals), ...built].map((each) => [String(each.pattern), each]),
  );
  return { patterns: [...patterns.values()], later: later.map(({ file }) => file) };
}
