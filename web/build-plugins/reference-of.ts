/** A field of a request or a response. */
export interface ReferenceField {
  name: string;
  type: string;
  text: string;
  required: boolean;
  /** Nested fields: of an object, or of each entry of a list. */
  inside: ReferenceField[];
}

export interface ReferenceCall {
  /** The path in words, for links. */
  id: string;
  method: "GET" | "POST";
  path: string;
  title: string;
  text: string;
  fields: ReferenceField[];
  /** The fields of the response; a dot leads into an object. */
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
  components?: { schemas?: Record<string, Schema> };
}

/** The document as the page shows it: the fields of each call and response, with nested fields. */
export function referenceOf(document: unknown): ReferenceCall[] {
  const { paths = {}, components } = document as Document;
  const named = components?.schemas ?? {};
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return operations.map(({ path, method, operation }) => ({
    id: path.slice(1).replaceAll("/", "-"),
    method: method === "get" ? "GET" : "POST",
    path,
    title: operation.summary ?? path,
    text: operation.description ?? "",
    fields: [...fieldsOf(schemaIn(operation.requestBody?.content), { named }), ...parametersOf(operation)],
    answer: fieldsOf(schemaIn(operation.responses["200"]?.content), { named, opened: "result" }),
  }));
}

const schemaIn = (content?: Record<string, { schema: Schema }>): Schema =>
  Object.values(content ?? {})[0]?.schema ?? {};

const parametersOf = ({ parameters = [] }: Operation): ReferenceField[] =>
  parameters.map(({ name, description = "", required = false, schema = {} }) => ({
    name,
    type: typeOf(schema),
    text: description,
    required,
    inside: [],
  }));

interface Reading {
  named: Record<string, Schema>;
  before?: string;
  /** The object that is replaced by its own fields. */
  opened?: string;
}

function fieldsOf({ properties = {}, required = [] }: Schema, reading: Reading): ReferenceField[] {
  const { named, before = "", opened } = reading;
  return Object.entries(properties).flatMap(([name, schema]) =>
    name === opened
      ? fieldsOf(schema, { named, before: `${before}${name}.` })
      : [
          {
            name: `${before}${name}`,
            type: typeOf(schema),
            text: schema.description ?? "",
            required: required.includes(name),
            inside: insideOf(schema, named),
          },
        ],
  );
}

/** No schema of the document contains itself: its test walks all of it. */
function insideOf(schema: Schema, named: Reading["named"]): ReferenceField[] {
  const known = named[nameIn(schema) ?? ""];
  if (known) return insideOf(known, named);
  if (schema.items) return insideOf(schema.items, named);
  if (schema.anyOf) return schema.anyOf.flatMap((kind) => insideOf(kind, named));
  return fieldsOf(schema, { named });
}

const nameIn = ({ $ref }: Schema) => $ref?.slice($ref.lastIndexOf("/") + 1);

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  const name = nameIn(schema);
  if (name) return name;
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.type === "array") {
    const item = typeOf(schema.items ?? {});
    return /\s/.test(item) ? `(${item})[]` : `${item}[]`;
  }
  const most = schema.maxLength === undefined ? "" : `, at most ${schema.maxLength.toLocaleString("en")} characters`;
  return `${schema.type ?? "any"}${most}`;
}
