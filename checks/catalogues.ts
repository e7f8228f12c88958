import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Catalogue, faultsBeside, type Texts, textsOf } from "./catalogue-faults.ts";
import { missingValues, valuesOf } from "./catalogue-values.ts";

/**
 * Every text of the catalogues is used somewhere, with a value for each of its placeholders, and every language has the
 * same files, texts and placeholders, translated. The compiler checks that a used text exists.
 */
const locales = resolve("web/app/locales");
const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function catalogueOf(language: string): Catalogue {
  const folder = join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => {
      const namespace = basename(file, ".json").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [namespace, JSON.parse(readFileSync(join(folder, file), "utf8")) as Texts];
    }),
  );
}

/** The code of the interface, by file. */
function sources(): [string, string][] {
  const files = readdirSync("web/app", { withFileTypes: true, recursive: true });
  return files
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !parentPath.includes("locales"))
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((file) => [file, readFileSync(file, "utf8")]);
}

/** Used in full, as in "a.b", or built from a part, as in `a.${name}`. */
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

const english = catalogueOf("en");
const texts = textsOf(english);
const keys = [...texts.keys()];
const files = sources();
const code = files.map(([, text]) => text).join("\n");
const faults = keys.filter((key) => !isUsed(key, code)).map((key) => `unused: ${key}`);
const values = valuesOf(texts);
faults.push(...files.flatMap(([file, text]) => missingValues(file, text, values)));
for (const { name } of languages.filter((language) => language.name !== "en")) {
  faults.push(...faultsBeside(english, name, catalogueOf(name)));
}
for (const fault of faults) console.log(fault);
console.log(`${keys.length} texts, ${languages.length} languages, ${faults.length} faults`);
process.exit(faults.length || keys.length === 0 ? 1 : 0);
