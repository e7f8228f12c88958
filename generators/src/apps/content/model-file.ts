import type { AppEntity, AppField, AppSpec } from "@cofounder/contract/tools/app-generator";
import { exampleRecords } from "./example-records.ts";

const text = (value: string) => JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029]/gu, " ");

function fieldCode(field: AppField): string {
  const parts = [`name: ${text(field.name)}`, `label: ${text(field.label)}`, `type: ${text(field.type)}`];
  parts.push(`required: ${field.required}`);
  if (field.options) parts.push(`options: [${field.options.map(text).join(", ")}]`);
  if (field.of) parts.push(`of: ${text(field.of)}`);
  return `      { ${parts.join(", ")} },`;
}

function entityCode(entity: AppEntity): string {
  const actions = entity.actions
    .map(({ label, field }) => `{ label: ${text(label)}, field: ${text(field)} }`)
    .join(", ");
  return `  {
    name: ${text(entity.name)},
    label: ${text(entity.label)},
    plural: ${text(entity.plural)},
    fields: [
${entity.fields.map(fieldCode).join("\n")}
    ],
    actions: [${actions}],
  },`;
}

/** The data model of the generated app: the one place to change a field. */
export const modelFile = (spec: AppSpec): string => `export const title = ${text(spec.title)};

/** What is kept. A new field here appears in the list, the form, the checks and the database. */
export const entities = [
${spec.entities.map(entityCode).join("\n")}
];

export const entityNamed = (name) => entities.find((entity) => entity.name === name);

/** What a record is called by: its first field. */
export const titleOf = (entity, record) => String(record[entity.fields[0].name] ?? "");
`;

/** Three records of each kind, for the preview and the tests. */
export const examplesFile = (
  spec: AppSpec,
): string => `/** Made-up records: the preview shows them, the tests write them. The app itself begins empty. */
export const examples = ${JSON.stringify(exampleRecords(spec), null, 2).replace(/[\u007f-\u009f\u2028\u2029]/gu, " ")};
`;
