import { readFileSync, writeFileSync } from "node:fs";
import { bounds, builtLater } from "./bounds.ts";
import { collect } from "./collect.ts";
import { idOf, whyTooSlow } from "./prove.ts";

/**
 * Every pattern applied to foreign text takes linear time, or sees only texts short enough that it does not matter.
 * Proves all of them and writes the list of proven ones; with `--new` only those that are not in that list.
 */
const list = new URL("proven.txt", import.meta.url);
const onlyNew = process.argv.includes("--new");

const { patterns, later } = await collect();
const boundOf = ({ file }: (typeof patterns)[number]) => bounds[file];
/** A proof is valid for the pattern and the bound it was made with. */
const keyOf = (found: (typeof patterns)[number]) => `${idOf(found.pattern)} ${boundOf(found)?.longest ?? "any"}`;

const proven = new Set(onlyNew ? readFileSync(list, "utf8").split("\n") : []);
const due = patterns.filter((found) => !proven.has(keyOf(found)));
const slow = due.flatMap((found) => {
  const why = whyTooSlow(found, boundOf(found));
  return why ? [`${found.file}: ${String(found.pattern).slice(0, 300)}\n  ${why}`] : [];
});
const unknown = [...new Set(later)].filter((file) => !Object.hasOwn(builtLater, file));
const told = unknown.map((file) => `${file}: builds a pattern later; name it in bounds.ts`);
if (!onlyNew && slow.length === 0) writeFileSync(list, `${[...new Set(patterns.map(keyOf))].sort().join("\n")}\n`);

console.log([...slow, ...told].join("\n"));
console.log(`${patterns.length} patterns, ${due.length} proven now, ${slow.length} too slow`);
process.exitCode = slow.length + told.length > 0 ? 1 : 0;
