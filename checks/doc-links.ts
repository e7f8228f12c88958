import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Every link to a file, every anchor and every path in backticks in our documents resolves. */
const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...markdownIn("docs")];

function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".md"))
    .map(({ name, parentPath }) => join(parentPath, name));
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");

function anchorsOf(file: string): Set<string> {
  return new Set([...readFileSync(file, "utf8").matchAll(/^#+\s+(.+)$/gm)].map(([, heading]) => slug(heading ?? "")));
}

function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const at = path ? resolve(dirname(file), path) : resolve(file);
    if (!existsSync(at)) return [`${file}: no file at ${target}`];
    return anchor && at.endsWith(".md") && !anchorsOf(at).has(anchor) ? [`${file}: no heading for ${target}`] : [];
  });
}

/**
 * In backticks and with a slash: a path of the project, unless it has a placeholder, begins like a URL's path or is a
 * package.
 */
function brokenPaths(file: string, text: string): string[] {
  return [
    ...text.matchAll(
      /`((?:contract|analyst|generators|server|web|e2e|bench|checks|scripts|docs|evals|resilience)\/[^`\s<>{}*]*)`/g,
    ),
  ].flatMap(([, path = ""]) => (existsSync(resolve(path)) ? [] : [`${file}: no ${path}`]));
}

/** The map names files by their whole paths; `…statements.ts` and `*-laws.ts` name several. */
function shortenedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(([, path = ""]) =>
    existsSync(resolve(path)) ? [] : [`ARCHITECTURE.md: no ${path}; write its whole path`],
  );
}

const faults = documents.flatMap((file) => {
  const text = readFileSync(file, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const shortened = file === "ARCHITECTURE.md" ? shortenedPaths(text) : [];
  return [...brokenLinks(file, text), ...brokenPaths(file, text), ...shortened];
});
for (const fault of faults) console.log(fault);
console.log(`${documents.length} documents, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
