import type { AppSpec, FieldType } from "@cofounder/contract/tools/app-generator";
import { escapeHtml } from "../../sites/escape.ts";

export const indexFile = ({ title }: AppSpec): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="styles.css" />
    <script type="module" src="app.js"></script>
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header>
      <p class="brand">${escapeHtml(title)}</p>
      <nav id="nav" aria-label="Main"></nav>
    </header>
    <main id="main" tabindex="-1"></main>
    <p id="news" role="status"></p>
  </body>
</html>
`;

export const recordsFile = `/** A refusal of the server: what is wrong, by field. */
export class Refused extends Error {
  constructor({ message, problems }) {
    super(message);
    this.problems = problems;
  }
}

async function ask(path, method = "GET", record = undefined) {
  const response = await fetch("/api/" + path, {
    method,
    ...(record && { headers: { "content-type": "application/json" }, body: JSON.stringify(record) }),
  });
  const body = await response.json();
  if (!response.ok) throw new Refused(body);
  return body;
}

export const listRecords = (entity) => ask(entity.name);
export const addRecord = (entity, record) => ask(entity.name, "POST", record);
export const changeRecord = (entity, id, record) => ask(entity.name + "/" + id, "PUT", record);
export const removeRecord = (entity, id) => ask(entity.name + "/" + id, "DELETE");
`;

export const memoryFile = `import { check } from "./check.js";
import { examples } from "./examples.js";

/** Stands in for records.js where there is no server, as in a preview. Forgets everything when the page closes. */
export class Refused extends Error {
  constructor({ message, problems }) {
    super(message);
    this.problems = problems;
  }
}

const kept = new Map(
  Object.entries(examples).map(([name, records]) => [name, records.map((record, at) => ({ id: at + 1, ...record }))]),
);
let lastId = 1000;

function checked(entity, typed) {
  const { record, problems } = check(entity, typed);
  if (Object.keys(problems).length) throw new Refused({ message: "Check the fields.", problems });
  return record;
}

const all = (entity) => kept.get(entity.name) ?? [];

export const listRecords = async (entity) => structuredClone(all(entity));

export async function addRecord(entity, typed) {
  const record = { id: ++lastId, ...checked(entity, typed) };
  kept.set(entity.name, [record, ...all(entity)]);
  return record;
}

export async function changeRecord(entity, id, typed) {
  const record = { id, ...checked(entity, typed) };
  kept.set(entity.name, all(entity).map((each) => (each.id === id ? record : each)));
  return record;
}

export async function removeRecord(entity, id) {
  kept.set(entity.name, all(entity).filter((each) => each.id !== id));
}
`;

const showers: Partial<Record<FieldType, string>> = {
  money: "money: (value) => value.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),",
  number: "number: (value) => value.toLocaleString(),",
  date: 'date: (value) => new Date(value + "T00:00").toLocaleDateString(undefined, { dateStyle: "medium" }),',
  boolean: 'boolean: (value) => (value ? "Yes" : "No"),',
};

/** The formatting of a value, for the types that need it. */
export function formatFile(types: FieldType[]): string {
  const lines = types.flatMap((type) => showers[type] ?? []);
  if (lines.length === 0) return 'export const shown = (field, value) => (value === null ? "–" : String(value));\n';
  return `const showers = {
${lines.map((line) => `  ${line}`).join("\n")}
};

/** A value as people read it. */
export function shown(field, value) {
  if (value === null || value === undefined) return "–";
  const show = showers[field.type];
  return show ? show(value) : String(value);
}
`;
}

export const elementFile = `/** An element with attributes, handlers ("onclick") and children. Texts are only ever texts. */
export function element(name, settings = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(settings)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else if (typeof value === "boolean") made.toggleAttribute(key, value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}
`;
