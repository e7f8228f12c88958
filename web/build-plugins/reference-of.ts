/** A field of a request or an answer. */
export interface ReferenceField {
  name: string;
  type: string;
  text: string;
  required: boolean;
}

export interface ReferenceCall {
  method: "GET" | "POST";
  path: string;
  title: string;
  text: string;
  fields: ReferenceField[];
  /** What is in the answer; a dot leads into an object. */
  answer: ReferenceField[];
}

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

/** The document as the page shows it: flat lists of fields, one level of the result deep. */
export function referenceOf(document: unknown): ReferenceCall[] {
  const { paths = {} } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return operations.map(({ path, method, operation }) => ({
    method: method === "get" ? "GET" : "POST",
    path,
    title: operation.summary ?? path,
    text: operation.description ?? "",
    fields: [...bodyOf(operation), ...parametersOf(operation)],
    answer: fieldsOf(schemaIn(operation.responses["200"]?.content), "", "result"),
  }));
}

const schemaIn = (content?: Record<string, { schema: Schema }>): Schema =>
  Object.values(content ?? {})[0]?.schema ?? {};

const bodyOf = ({ requestBody }: Operation) => fieldsOf(schemaIn(requestBody?.content), "");

const parametersOf = ({ parameters = [] }: Operation): ReferenceField[] =>
  parameters.map(({ name, description = "", required = false, schema = {} }) => ({
    name,
    type: typeOf(schema),
    text: description,
    required,
  }));

/** An object that is `opened` shows its own fields in its place. */
function fieldsOf({ properties = {}, required = [] }: Schema, before: string, opened?: string): ReferenceField[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    name === opened
      ? fieldsOf(schema, `${before}${name}.`)
      : [
          {
            name: `${before}${name}`,
            type: typeOf(schema),
            text: schema.description ?? "",
            required: required.includes(name),
          },
        ],
  );
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  const most = schema.maxLength === undefined ? "" : `, at most ${schema.maxLength.toLocaleString("en")} characters`;
  return `${schema.type ?? "any"}${most}`;
}
