import type { FieldType } from "@cofounder/contract/tools/app-generator";

const inputs: Partial<Record<FieldType, string>> = {
  longText: 'longText: () => element("textarea", { rows: "4" }),',
  number: 'number: () => element("input", { inputmode: "decimal" }),',
  money: 'money: () => element("input", { inputmode: "decimal" }),',
  date: 'date: () => element("input", { type: "date" }),',
  time: 'time: () => element("input", { type: "time" }),',
  email: 'email: () => element("input", { type: "email" }),',
  phone: 'phone: () => element("input", { type: "tel" }),',
  url: 'url: () => element("input", { type: "url", placeholder: "https://" }),',
  boolean: 'boolean: () => element("input", { type: "checkbox" }),',
  choice: "choice: (field) => choices(field.options.map((option) => [option, option])),",
  relation:
    "relation: (field, related) => choices(related[field.of].map((record) => [String(record.id), titleOf(entityNamed(field.of), record)])),",
};

/** The form of a record, in a dialog. */
export function formFile(types: FieldType[]): string {
  const has = (type: FieldType) => types.includes(type);
  const lists = has("choice") || has("relation");
  const imports = has("relation") ? 'import { entityNamed, titleOf } from "./model.js";\n' : "";
  const choices = lists
    ? `
const choices = (options) =>
  element("select", {}, element("option", { value: "" }, "–"), ...options.map(([value, label]) => element("option", { value }, label)));
`
    : "";
  const lines = types.flatMap((type) => inputs[type] ?? []);
  const typedValue = has("boolean") ? 'input.type === "checkbox" ? input.checked : input.value' : "input.value";
  const fill = has("boolean")
    ? `if (input.type === "checkbox") input.checked = value === true;
  else input.value = value ?? "";`
    : 'input.value = value ?? "";';
  return `import { check } from "./check.js";
import { element } from "./element.js";
${imports}${choices}
const inputs = {
${lines.map((line) => `  ${line}`).join("\n")}
};

function inputOf(field, value, related) {
  const make = inputs[field.type];
  const input = make ? make(field, related) : element("input");
  input.id = "field-" + field.name;
  input.name = field.name;
  ${fill}
  if (field.required) input.required = true;
  input.setAttribute("aria-describedby", input.id + "-problem");
  return input;
}

function row(field, input) {
  const label = element("label", { for: input.id }, field.label + (field.required ? "" : " (optional)"));
  return element("div", { class: "field" }, label, input, element("p", { class: "problem", id: input.id + "-problem" }));
}

/** Shows what is wrong beside each field and goes to the first of them. */
function showProblems(inputs, problems) {
  for (const input of inputs) {
    const problem = problems[input.name];
    input.setAttribute("aria-invalid", String(Boolean(problem)));
    input.parentElement.querySelector(".problem").textContent = problem ?? "";
  }
  inputs.find((input) => problems[input.name])?.focus();
}

/** Asks for a record. \`keep\` gets what was typed and may refuse it with \`problems\`; the dialog closes when it does not. */
export function openForm({ entity, record, related, keep }) {
  const fields = entity.fields.map((field) => inputOf(field, record?.[field.name], related));
  const failure = element("p", { class: "problem", role: "alert" });
  const dialog = element("dialog", { "aria-labelledby": "form-title", onclose: () => dialog.remove() });
  const submit = async (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(fields.map((input) => [input.name, ${typedValue}]));
    const { problems } = check(entity, typed);
    showProblems(fields, problems);
    if (Object.keys(problems).length) return;
    try {
      await keep(typed);
      dialog.close();
    } catch (error) {
      showProblems(fields, error.problems ?? {});
      failure.textContent = error.message;
    }
  };
  dialog.append(
    element(
      "form",
      { novalidate: true, onsubmit: submit },
      element("h2", { id: "form-title" }, (record ? "Change " : "Add ") + entity.label.toLowerCase()),
      ...entity.fields.map((field, at) => row(field, fields[at])),
      failure,
      element(
        "p",
        { class: "buttons" },
        element("button", { class: "main" }, "Save"),
        element("button", { type: "button", onclick: () => dialog.close() }, "Cancel"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
`;
}

/** The list of an entity with its search, and the navigation between lists. */
export function appFile(types: FieldType[]): string {
  const has = (type: FieldType) => types.includes(type);
  const relation = has("relation");
  const cellText = relation
    ? `field.type === "relation" ? nameOf(field, record[field.name]) : shown(field, record[field.name])`
    : "shown(field, record[field.name])";
  const cell = has("url")
    ? `(field.type === "url" && record[field.name] ? element("a", { href: record[field.name], rel: "noreferrer" }, record[field.name]) : ${cellText})`
    : cellText;
  const totals = has("money")
    ? `
/** The sum of each money field of what is listed. */
function totals(records) {
  const sums = state.entity.fields
    .filter(({ type }) => type === "money")
    .map((field) => field.label + ": " + shown(field, records.reduce((sum, record) => sum + (record[field.name] ?? 0), 0)));
  return sums.length && records.length ? element("p", { class: "totals" }, "Total " + sums.join(", ")) : null;
}
`
    : "";
  return `import { element } from "./element.js";
import { openForm } from "./form.js";
import { shown } from "./format.js";
import { entities, entityNamed, title, titleOf } from "./model.js";
import { addRecord, changeRecord, listRecords, removeRecord } from "./records.js";

const main = document.getElementById("main");
const news = document.getElementById("news");
const state = { entity: entities[0], records: [], ${relation ? "related: {}, " : ""}query: "" };

const tell = (text) => {
  news.textContent = text;
};

async function load() {
  state.records = await listRecords(state.entity);
${
  relation
    ? `  const names = new Set(state.entity.fields.flatMap(({ of }) => (of ? [of] : [])));
  state.related = Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await listRecords(entityNamed(name))])));
`
    : ""
}}
${
  relation
    ? `
function nameOf(field, id) {
  const record = state.related[field.of].find((each) => each.id === id);
  return record ? titleOf(entityNamed(field.of), record) : "–";
}
`
    : ""
}
const cell = (field, record) => ${cell};

const matches = (record) =>
  state.entity.fields.some((field) => String(${cellText}).toLowerCase().includes(state.query.toLowerCase()));

/** Does what a button asks for, shows the new list and says what happened. */
async function after(work, text) {
  try {
    await work();
    await load();
    drawList();
    tell(text);
  } catch (error) {
    tell(error.message);
  }
}

function edit(record = null) {
  const { entity } = state;
  openForm({
    entity,
    record,
    related: ${relation ? "state.related" : "{}"},
    keep: async (typed) => {
      await (record ? changeRecord(entity, record.id, typed) : addRecord(entity, typed));
      await load();
      drawList();
      tell(record ? "Saved." : entity.label + " added.");
    },
  });
}

function remove(record) {
  if (!confirm("Delete " + titleOf(state.entity, record) + "? This cannot be undone.")) return;
  void after(() => removeRecord(state.entity, record.id), "Deleted.");
}

function buttons(record) {
  const { entity } = state;
  const name = titleOf(entity, record);
  const actions = entity.actions
    .filter(({ field }) => record[field] !== true)
    .map(({ label, field }) =>
      element(
        "button",
        { "aria-label": label + ": " + name, onclick: () => void after(() => changeRecord(entity, \
record.id, { ...record, [field]: true }), label + ": done.") },
        label,
      ),
    );
  return element(
    "td",
    {},
    element(
      "div",
      { class: "buttons" },
      ...actions,
      element("button", { "aria-label": "Change " + name, onclick: () => edit(record) }, "Change"),
      element("button", { "aria-label": "Delete " + name, onclick: () => remove(record) }, "Delete"),
    ),
  );
}

function table(records) {
  const { entity } = state;
  const heads = entity.fields.map((field) => element("th", { scope: "col" }, field.label));
  const rows = records.map((record) =>
    element("tr", {}, ...entity.fields.map((field) => element("td", { "data-label": field.label }, cell(field, record))), buttons(record)),
  );
  const head = element("tr", {}, ...heads, element("th", { scope: "col" }, "Actions"));
  return element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
}
${totals}
function drawList() {
  const { entity, records, query } = state;
  const found = records.filter(matches);
  const empty = records.length ? "Nothing matches." : "Nothing here yet. Add the first one.";
  document.getElementById("list").replaceChildren(
    element("p", { class: "count" }, query ? found.length + " of " + records.length : records.length + " in all"),
    found.length ? table(found) : element("p", { class: "empty" }, empty),
    ${has("money") ? 'totals(found) ?? "",' : ""}
  );
  document.title = entity.plural + " – " + title;
}

function search(event) {
  state.query = event.target.value;
  drawList();
}

function drawPage() {
  const { entity } = state;
  main.replaceChildren(
    element(
      "div",
      { class: "head" },
      element("h1", {}, entity.plural),
      element("button", { class: "main", onclick: () => edit() }, "Add " + entity.label.toLowerCase()),
    ),
    element("label", { class: "search" }, "Search", element("input", { type: "search", oninput: search })),
    element("div", { id: "list" }),
  );
  drawList();
}

function drawNav() {
  const links = entities.map((entity) =>
    element("a", { href: "#" + entity.name, ...(entity === state.entity && { "aria-current": "page" }) }, entity.plural),
  );
  document.getElementById("nav").replaceChildren(...links);
}

async function show() {
  state.entity = entityNamed(location.hash.slice(1)) ?? entities[0];
  state.query = "";
  drawNav();
  try {
    await load();
    drawPage();
  } catch (error) {
    main.replaceChildren(element("p", { role: "alert" }, "The records cannot be read: " + error.message));
  }
}

addEventListener("hashchange", () => void show());
void show();
`;
}
