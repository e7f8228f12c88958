import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Every text of the catalogues is used somewhere, and every language has the same texts. That a used text exists, the
 * compiler checks.
 */
const locales = resolve("web/app/locales");
const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());

type Texts = { [key: string]: string | Texts };

function leaves(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : leaves(value, `${prefix}${key}.`),
  );
}

async function keysOf(language: string): Promise<string[]> {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const all = await Promise.all(
    files.map(async (file) => {
      const namespace = file.replace(/\.ts$/, "");
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Texts>;
      return leaves(module[namespace] ?? {}).map((key) => `${namespace}:${key}`);
    }),
  );
  return all.flat();
}

function sources(): string {
  const files = readdirSync("web/app", { withFileTypes: true, recursive: true });
  const code = files.filter(
    ({ name, parentPath }) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !parentPath.includes("locales"),
  );
  return code.map(({ name, parentPath }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}

/** Used whole, as in "a.b", or built from a part, as in `a.${name}`. */
function isUsed(key: string, code: string): boolean {
  const path = (key.split(":")[1] ?? "").replace(/_(zero|one|two|few|many|other)$/, "");
  const forms = [path, key.replace(/_(zero|one|two|few|many|other)$/, "")];
  if (forms.some((form) => ['"', "'", "`"].some((quote) => code.includes(`${quote}${form}${quote}`)))) return true;
  const steps = path.split(".");
  return (
    steps.some((_, at) => at > 0 && code.includes(`${steps.slice(0, at).join(".")}.\${`)) ||
    code.includes(`\`${key.split(":")[0]}:\${`)
  );
}

const english = await keysOf("en");
const code = sources();
const faults = english.filter((key) => !isUsed(key, code)).map((key) => `unused: ${key}`);
for (const { name } of languages.filter((language) => language.name !== "en")) {
  const keys = await keysOf(name);
  faults.push(...english.filter((key) => !keys.includes(key)).map((key) => `missing in ${name}: ${key}`));
  faults.push(...keys.filter((key) => !english.includes(key)).map((key) => `only in ${name}: ${key}`));
}
for (const fault of faults) console.log(fault);
console.log(`${english.length} texts, ${languages.length} languages, ${faults.length} faults`);
process.exit(faults.length || english.length === 0 ? 1 : 0);
