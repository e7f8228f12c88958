export const apiDocumentation = {
  title: "API documentation",
  lead: "Four calls under /v1: generate ideas, analyse competitors, review a pitch, match investors.",
  description: "Endpoints, fields, errors, rate limits and examples in curl, TypeScript and Python.",
  basePath: "/v1",
  access: {
    id: "access",
    title: "Access",
    paragraphs: [
      "All paths begin with `/v1` on the address of your installation. Requests and answers are JSON in UTF-8.",
      "Make a key on your account page, under API keys, that may run tools. Send it with every call, as a bearer token in the `Authorization` header. A key is a password: keep it on a server, never in a page or an app.",
    ],
    header: "Authorization: Bearer YOUR_API_KEY",
    environment:
      "The examples take the address and the key from the environment: `COFOUNDER_URL` and `COFOUNDER_API_KEY`.",
  },
  endpointsTitle: "Endpoints",
  fieldsTitle: "Fields",
  queryTitle: "Query",
  required: "required",
  answerTitle: "Answer",
  /** The label that opens nested fields. */
  inside: (count: number) => `${count} ${count === 1 ? "field" : "fields"} inside`,
  keysLink: { text: "Make a key", to: "/account#api-keys" },
  documentLink: { text: "OpenAPI document", to: "/v1/openapi.json" },
  /** The request of each call's examples, by its path. */
  examples: {
    "/startup/generate": {
      type: "saas-platform",
      industry: "Physiotherapy",
      description: "Practices lose bookings because nobody answers the phone during treatments.",
    },
    "/competitor/analyze": {
      industry: "Physiotherapy",
      businessIdea: "Online booking at €49 a month. Today they use the telephone and a paper diary.",
    },
    "/pitch/analyze": { content: "Online booking for physiotherapists\n---\nPractices miss calls during treatments." },
    "/investor/match": { stage: "seed", industry: "healthcare" },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  errors: {
    id: "errors",
    title: "Errors",
    text: "What went wrong is told by the status, and for programs by the `code` in the answer, which is a problem document (RFC 9457). Try 429, 500 and 503 again later, with growing pauses and the same idempotency key; the others stay what they are until you change the call. What fails costs no tokens.",
    head: ["Status", "Name", "Meaning"],
    rows: [
      ["400", "Bad Request", "Invalid parameters"],
      ["401", "Unauthorized", "Invalid or missing key"],
      ["429", "Rate Limit Exceeded", "The calls of the day are used up, or more than 600 came within a minute"],
      ["500", "Internal Server Error", "A fault on our side"],
      ["402", "Payment Required", "The wallet holds too few tokens"],
      ["403", "Forbidden", "The key may not do this, or the account is blocked"],
      ["409", "Conflict", "The first call with this idempotency key still runs"],
      ["413", "Content Too Large", "More was sent than the call takes, or more than 1 MB"],
      ["422", "Unprocessable Content", "The idempotency key came with another request before"],
      ["503", "Service Unavailable", "Busy or starting, or a result could not be made"],
    ],
  },
  repeats: {
    id: "repeats",
    title: "Repeating a call",
    text: "Send an `Idempotency-Key` with a POST: any text that names the request, such as a UUID. The same call sent again within 24 hours is not run and not charged again; the first answer comes once more, with the header `Idempotency-Replayed`. Each answer has an `X-Request-Id`; tell it when you ask us about a call.",
  },
  agents: {
    id: "agents",
    title: "Agents",
    text: "Agents that speak the Model Context Protocol find the same work as tools at `/mcp`, over streamable HTTP, with the same keys: analyse an idea, everything on the tools' pages, the calculators, and the venture file, which they read and bring up to date. Their calls count with those of the API.",
  },
  limits: {
    id: "limits",
    title: "Rate limits",
    text: "Calls are counted by account and day, over all its keys; the day begins at midnight UTC. Every answer tells in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` how many are left and for how many seconds; `Retry-After` tells when to come again. Starter counts as Free, Premium as Enterprise.",
    head: ["Plan", "Requests per day"],
    rows: [
      ["Free", "100"],
      ["Pro", "1,000"],
      ["Enterprise", "Unlimited"],
    ],
  },
  copy: {
    label: (language: string) => `Copy the ${language} example`,
    copied: "Copied",
    failed: "The browser did not allow copying.",
  },
};
