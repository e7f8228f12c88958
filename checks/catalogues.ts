import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Catalogue, faultsBeside, type Texts, textsOf } from "./catalogue-faults.ts";

/**
 * Every text of the catalogues is used somewhere, and every language there is has the same files, texts and
 * placeholders, in its own words. That a used text exists, the compiler checks.
 */
const locales = resolve("web/app/locales");
const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());

async function catalogueOf(language: string): Promise<Catalogue> {
  const folder = join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const read = async (file: string): Promise<[string, Texts]> => {
    const namespace = basename(file, ".ts").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Catalogue;
    return [namespace, module[namespace] ?? {}];
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
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

const english = await catalogueOf("en");
const keys = [...textsOf(english).keys()];
const code = sources();
const faults = keys.filter((key) => !isUsed(key, code)).map((key) => `unused: ${key}`);
for (const { name } of languages.filter((language) => language.name !== "en")) {
  faults.push(...faultsBeside(english, name, await catalogueOf(name)));
}
for (const fault of faults) console.log(fault);
console.log(`${keys.length} texts, ${languages.length} languages, ${faults.length} faults`);
process.exit(faults.length || keys.length === 0 ? 1 : 0);
