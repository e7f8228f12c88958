import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { claimSource } from "../src/analysis.ts";
import { webSource } from "../src/chat.ts";
import { generatedIdea } from "../src/ideas.ts";
import { idempotencyHours, idempotencyKeyMaxLength, publicV1 } from "../src/public-v1.ts";
import { toolNotice } from "../src/tools/runs.ts";
import { figure, statement } from "../src/tools/statement.ts";
import { problemTitles } from "../src/problem-document.ts";
import { problemSchema } from "./problem-schema.ts";

const about = {
  title: "AI Co-Founder API",
  version: "1.0.0",
  description:
    "Generate startups, analyze competitors, review pitches and match investors: the work of the tools, " +
    "for programs. Call it with a key of your account as a bearer token. Calls cost the tokens that the " +
    "same work costs on the website; what fails costs nothing.",
  license: { name: "MIT", identifier: "MIT" },
};

const header = (description: string, type: "string" | "integer"): OpenAPI.HeaderObject => ({
  description,
  schema: { type },
});
const ref = <Kind extends string>(kind: Kind, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const headers = {
  RequestId: header("Names this call; tell it when you ask about one.", "string"),
  RateLimitLimit: header("Calls a day. Absent where they are unlimited, like the next two.", "integer"),
  RateLimitRemaining: header("Calls that are left today.", "integer"),
  RateLimitReset: header("Seconds until they begin anew, at midnight UTC.", "integer"),
  RetryAfter: header("Seconds to wait before another try.", "integer"),
};

const ofEvery = { "X-Request-Id": ref("headers", "RequestId") };
const ofCounted = {
  ...ofEvery,
  "RateLimit-Limit": ref("headers", "RateLimitLimit"),
  "RateLimit-Remaining": ref("headers", "RateLimitRemaining"),
  "RateLimit-Reset": ref("headers", "RateLimitReset"),
};
/** Refusals that tell when to come again. */
const later = new Set(["409", "429", "503"]);

const idempotencyKey: OpenAPI.ParameterObject = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Any text that names this request, such as a UUID. Sent again with the same body " +
    `within ${idempotencyHours} hours, the call is not run and not charged again: the first answer comes ` +
    "once more.",
  schema: { type: "string", minLength: 1, maxLength: idempotencyKeyMaxLength, pattern: "^[\\x21-\\x7e]+$" },
};

/** The public API as an OpenAPI 3.1 document, made from its contract. The server's address is the installation's. */
export async function openApiDocument(server: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const common = { Statement: statement, Figure: figure, ClaimSource: claimSource, Idea: generatedIdea };
  const schemas = { ...common, WebSource: webSource, Notice: toolNotice };
  const document = await generator.generate(publicV1, {
    info: about,
    servers: [{ url: `${server}/v1` }],
    security: [{ key: [] }],
    commonSchemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, { schema, strategy: "output" as const }]),
    ),
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "A key of your account page." } },
      headers,
    },
    customErrorResponseBodySchema: () => ref("schemas", "Problem"),
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: problemSchema },
  };
  for (const [method, operation] of operationsOf(document)) complete(method, operation);
  return document;
}

/** Every operation with its method, in the order of the contract. */
function operationsOf(document: OpenAPI.Document): [method: string, OpenAPI.OperationObject][] {
  return Object.values(document.paths ?? {}).flatMap((item) =>
    Object.entries(item as Record<string, OpenAPI.OperationObject>),
  );
}

/** What is the same at every call, and therefore not in the contract of each. */
function complete(method: string, operation: OpenAPI.OperationObject): void {
  if (method === "post") operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if ("$ref" in response) continue;
    const counted = status === "401" ? ofEvery : ofCounted;
    response.headers = later.has(status) ? { ...counted, "Retry-After": ref("headers", "RetryAfter") } : counted;
    if (status >= "400") {
      response.description = problemTitles[status] ?? response.description;
      response.content = { "application/problem+json": { schema: ref("schemas", "Problem") } };
    }
  }
}
