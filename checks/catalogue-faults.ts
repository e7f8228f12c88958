export interface Texts {
  [key: string]: string | Texts;
}
/** The texts of a language, by namespace. */
export type Catalogue = Record<string, Texts>;

const placeholder = /\{\{\s*(.*?)\s*\}\}/g;
/** Short texts may well be the same word in both languages. */
const sameAtMost = 25;

/** Every text by its full key, as in "chat:composer.send". */
export function textsOf(catalogue: Catalogue): Map<string, string> {
  return new Map(Object.entries(catalogue).flatMap(([name, texts]) => leaves(texts, `${name}:`)));
}

function leaves(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

/** The faults of a language compared with English: a file, a text, a placeholder, or untranslated English. */
export function faultsBeside(english: Catalogue, language: string, catalogue: Catalogue): string[] {
  const here = (name: string) => Object.hasOwn(catalogue, name);
  const files = Object.keys(english).filter((name) => !here(name));
  const wanted = textsOf(Object.fromEntries(Object.entries(english).filter(([name]) => here(name))));
  const own = textsOf(catalogue);
  const both = [...wanted].flatMap(([key, text]) => {
    const said = own.get(key);
    return said === undefined ? [] : [{ key, text, said }];
  });
  return [
    ...files.map((name) => `no file in ${language}: ${name}.json`),
    ...[...wanted.keys()].filter((key) => !own.has(key)).map((key) => `missing in ${language}: ${key}`),
    ...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => `only in ${language}: ${key}`),
    ...both.flatMap(({ key, text, said }) => faultsOf(text, said).map((fault) => `${fault} in ${language}: ${key}`)),
  ];
}

function faultsOf(text: string, said: string): string[] {
  const [wanted, own] = [placeholders(text), placeholders(said)];
  return [
    ...[...wanted].filter((one) => !own.has(one)).map((one) => `without ${one}`),
    ...[...own].filter((one) => !wanted.has(one)).map((one) => `with ${one} of its own`),
    ...(text.includes(" - ") && !said.includes(" - ") ? ["without ' - ' between title and explanation"] : []),
    ...(said === text && text.replace(placeholder, "").length > sameAtMost ? ["still English"] : []),
  ];
}

/** With its format, as in "{{count, number}}": without it a number would not be formatted for its language. */
function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(placeholder)].map(([, inside]) => `{{${inside}}}`));
}
