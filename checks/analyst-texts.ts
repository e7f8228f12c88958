import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { Catalogue } from "../analyst/src/i18n/catalogue.ts";

/**
 * Every text of the analyst has a translation in each of its languages, with the same placeholders, and no catalogue
 * has an unused text. The English text in the code, tagged with `t` or marked with `msg`, is the key. `node
 * checks/analyst-texts.ts --list de` prints the missing texts of a language.
 */
const sources = resolve("analyst/src");
/** The documents of tools, whose texts are the analyst's too. */
const documents = resolve("server/src/features/tools");
const i18n = join(sources, "i18n");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map(({ name, parentPath }) => join(parentPath, name));
}

/** The English texts of one file. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isTold(node.tag)) found.push(keyOf(node.template));
    if (ts.isCallExpression(node) && node.expression.getText() === "msg") found.push(...marked(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

const isTold = (tag: ts.Expression): boolean => /(?:^|\.)t$/.test(tag.getText());

function keyOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce(
    (key, span, index) => `${key}{${index}}${span.literal.text}`,
    template.head.text,
  );
}

function marked(call: ts.CallExpression): string[] {
  return call.arguments.flatMap((argument) => (ts.isStringLiteralLike(argument) ? [argument.text] : []));
}

const gapsOf = (words: string): string => [...new Set(words.match(/\{\w+\}/g) ?? [])].sort().join(" ");

async function catalogueOf(language: string): Promise<Catalogue> {
  const module = (await import(pathToFileURL(join(i18n, language, "index.ts")).href)) as Record<string, Catalogue>;
  return module[language] ?? {};
}

function faultsOf(language: string, told: Set<string>, catalogue: Catalogue): string[] {
  const missing = [...told].filter((key) => !(key in catalogue)).map((key) => `missing in ${language}: ${key}`);
  const unused = Object.keys(catalogue)
    .filter((key) => !told.has(key))
    .map((key) => `told no more, in ${language}: ${key}`);
  const torn = Object.entries(catalogue)
    .filter(([key, value]) => typeof value === "string" && gapsOf(key) !== gapsOf(value))
    .map(([key]) => `other gaps in ${language}: ${key}`);
  return [...missing, ...unused, ...torn];
}

const told = new Set([sources, documents].flatMap(files).flatMap(textsOf));
const languages = readdirSync(i18n, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const only = process.argv[2] === "--list" ? process.argv[3] : undefined;
const faults: string[] = [];
for (const language of languages.filter((name) => only === undefined || name === only))
  faults.push(...faultsOf(language, told, await catalogueOf(language)));
for (const fault of faults) console.log(fault);
console.log(`${told.size} texts of the analyst, ${languages.length} languages beside English, ${faults.length} faults`);
process.exit(faults.length > 0 || told.size === 0 ? 1 : 0);
