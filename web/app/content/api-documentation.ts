import { apiLimits, pricing } from "./pricing.ts";
import answers from "./api-answers.json" with { type: "json" };

export const apiDocumentation = {
  title: "API documentation",
  lead: "Four calls: generate a startup, analyze competitors, review a pitch and match investors.",
  description: "Endpoints, fields, errors, rate limits and examples in curl, TypeScript and Python.",
  basePath: "/v1",
  access: {
    id: "access",
    title: "Access",
    paragraphs: [
      "All paths begin with `/v1` on the address of this site. Requests and responses are JSON in UTF-8.",
      "Create a key with permission to run tools on your account page, under API keys. Send it as a bearer token in the `Authorization` header of every call. Treat a key like a password: keep it on a server, never in a web page or an app.",
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
  answerExample: "Example answer",
  answerNote: "Shortened: lists show some of their entries, and some fields are left out.",
  answers: answers as Readonly<Record<string, object>>,
  /** The label that opens nested fields. */
  inside: (count: number) => `${count} ${count === 1 ? "field" : "fields"} inside`,
  keysLink: { text: "Create a key", to: "/account#api-keys" },
  documentLink: { text: "OpenAPI document", to: "/v1/openapi.json" },
  /** The request of each call's examples, by its path. */
  examples: {
    "/startup/generate": {
      type: "saas-platform",
      industry: "Physiotherapy",
      description:
        "Online booking for physiotherapists. 40 practices pay $49 a month. Gross margin is 80%, monthly churn 6%, CAC $180. 9 of the 14 practices I interviewed lose evenings to the phone.",
    },
    "/competitor/analyze": {
      industry: "Physiotherapy",
      businessIdea: "Online booking at $49 a month. Today they use the telephone and a paper diary.",
    },
    "/pitch/analyze": {
      content:
        "Online booking for physiotherapists\n---\nPractices miss nine calls a week during treatments, about $540 of bookings. Today the front desk calls back in the evening.\n---\n40 practices pay $49 a month.",
    },
    "/investor/match": { stage: "seed", industry: "healthcare" },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  errors: {
    id: "errors",
    title: "Errors",
    text: "The status says what went wrong. The body is a problem document (RFC 9457), and its `code` is meant for programs. After 429, 500 or 503, retry with increasing delays and the same idempotency key. For any other error, change the request before you retry. Failed calls cost no tokens.",
    head: ["Status", "Name", "Meaning"],
    rows: [
      ["400", "Bad Request", "Invalid parameters"],
      ["401", "Unauthorized", "Invalid or missing key"],
      ["402", "Payment Required", "The wallet holds too few tokens"],
      ["403", "Forbidden", "The key may not do this, or the account is blocked"],
      ["409", "Conflict", "The first call with this idempotency key is still running"],
      ["413", "Content Too Large", "The request is longer than the call accepts, or larger than 1 MB"],
      ["422", "Unprocessable Content", "This idempotency key was already used for a different request"],
      ["429", "Rate Limit Exceeded", "You have used up today's calls, or sent more than 600 within a minute"],
      ["500", "Internal Server Error", "A fault on our side"],
      ["503", "Service Unavailable", "The service is busy or starting, or no result could be produced"],
    ],
  },
  repeats: {
    id: "repeats",
    title: "Repeating a call",
    text: "Send an `Idempotency-Key` with a POST: any text that identifies the request, such as a UUID. If you send the same call again within 24 hours, it does not run again and is not charged again. You get the first response with the header `Idempotency-Replayed`. Every response has an `X-Request-Id`; include it when you contact us about a call.",
  },
  agents: {
    id: "agents",
    title: "Agents",
    text: "Agents that speak the Model Context Protocol find the same work as tools at `/mcp`, over streamable HTTP, with the same keys: analyze an idea, run any tool on this site, use the calculators, and read and update your ventures. Their calls count toward the same limits.",
  },
  limits: {
    id: "limits",
    title: "Rate limits",
    text: "Calls are counted per account and day, across all its keys. The day begins at midnight UTC. In every response, `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` show how many calls you have, how many are left, and the seconds until the count resets. `Retry-After` says how long to wait.",
    head: ["Plan", "Requests per day"],
    rows: apiLimits.map(({ plan, requestsPerDay }) => [
      pricing.api.limits[plan],
      requestsPerDay === null ? pricing.api.unlimited : requestsPerDay.toLocaleString("en"),
    ]),
  },
  copy: {
    label: (language: string) => `Copy the ${language} example`,
    copied: "Copied",
    failed: "The browser did not allow copying.",
  },
};
