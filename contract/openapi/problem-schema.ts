import type { OpenAPI } from "@orpc/openapi";

const issue: OpenAPI.SchemaObject = {
  type: "object",
  required: ["path", "message"],
  properties: { path: { type: "string" }, message: { type: "string" } },
};

/** `ProblemDocument` as a schema. */
export const problemSchema: OpenAPI.SchemaObject = {
  type: "object",
  description: "A refusal, as RFC 9457 writes it.",
  required: ["type", "title", "status", "detail", "code", "requestId"],
  properties: {
    type: { type: "string", format: "uri-reference", description: "Where refusals are explained." },
    title: { type: "string", description: "The name of the status." },
    status: { type: "integer" },
    detail: { type: "string", description: "What happened and what to do, in English." },
    code: { type: "string", description: "Names the reason for programs." },
    requestId: { type: "string", description: "As in the header X-Request-Id." },
    balance: { type: "integer", description: "With `insufficient_tokens`: what the wallet holds." },
    cost: { type: "integer", description: "With `insufficient_tokens`: what the call costs." },
    issues: {
      type: "array",
      description: "With `invalid_input`: the fields and what is wrong with them.",
      items: issue,
    },
  },
};
