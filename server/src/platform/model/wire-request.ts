import { createHash } from "node:crypto";
import type { ModelMessage, ModelRequest, ToolCall } from "./model.ts";
import { isTooLong, type ServerError } from "./server-error.ts";

/** What a server wants back with a call of its model. */
export interface Echo {
  extraContent?: unknown;
  reasoning?: string;
}

type Body = Record<string, unknown>;

/** Every way to say something, the usual one first; a server that refuses one is asked in the next. */
const ways = {
  limit: ["max_tokens", "max_completion_tokens", "none"],
  temperature: ["sent", "none"],
  effort: ["sent", "none"],
  usage: ["stream_options", "none"],
  system: ["system", "developer", "in the first message"],
  namedTool: ["named", "required", "auto", "none"],
  toolChoice: ["sent", "none"],
  format: ["json_object", "json_schema", "none"],
  ids: ["given", "nine characters"],
  echo: ["sent", "none"],
} as const;

type Aspect = keyof typeof ways;

/** By which words an error speaks of it, in lower case. */
const named: Record<Aspect, RegExp> = {
  limit: /max_tokens|max_completion_tokens/,
  temperature: /temperature/,
  effort: /reasoning_effort|reasoning effort/,
  usage: /stream_options|include_usage/,
  system: /does not support 'system'|does not support 'developer'|system role|role.{0,20}(?:system|developer)/,
  namedTool: /tool_choice|tool choice|forced function call/,
  toolChoice: /tool_choice|tool choice/,
  format: /response_format|json_object|json_schema|json mode|must contain the word 'json'/,
  ids: /tool call id/,
  echo: /reasoning_content|extra_content/,
};

const refusals = new Set([400, 404, 422, 500, 501]);

/** What this process learned of one model's server: what it refused is not sent to it again. */
export class WireDialect {
  readonly #at = new Map<Aspect, number>();
  readonly #echoes = new WeakMap<ToolCall, Echo>();
  /** Its answers begin with thoughts that no tag opens. */
  opensThinking = false;

  #way<A extends Aspect>(aspect: A): (typeof ways)[A][number] {
    return ways[aspect][this.#at.get(aspect) ?? 0] as (typeof ways)[A][number];
  }

  /** Whether the refused request can be said in another way. */
  learn(error: ServerError, wanted: WireRequest): boolean {
    const { status, text } = error;
    if (!refusals.has(status) || isTooLong(error)) return false;
    const aspect = (Object.keys(ways) as Aspect[]).find(
      (candidate) => named[candidate].test(text) && this.#speaksOf(candidate, wanted) && this.#hasAnother(candidate),
    );
    if (!aspect) return false;
    this.#at.set(aspect, (this.#at.get(aspect) ?? 0) + 1);
    return true;
  }

  #hasAnother = (aspect: Aspect): boolean => (this.#at.get(aspect) ?? 0) < ways[aspect].length - 1;

  #speaksOf(aspect: Aspect, { request, effort, format, stream }: WireRequest): boolean {
    const choice = request.tools?.length ? (request.toolChoice ?? "auto") : null;
    const spoken: Record<Aspect, boolean> = {
      limit: request.maxTokens !== undefined,
      temperature: request.temperature !== undefined,
      effort: effort !== null,
      usage: stream,
      system: request.messages.some(({ role }) => role === "system"),
      namedTool: choice !== null && choice !== "auto" && choice !== "none",
      toolChoice: choice === "auto" || choice === "none",
      format: format !== null,
      ids: request.messages.some(({ toolCalls }) => toolCalls?.length),
      echo: request.messages.some(({ toolCalls }) => toolCalls?.some((call) => this.#echoes.has(call))),
    };
    return spoken[aspect];
  }

  /** Keeps what goes back to this server with the call. */
  remember(call: ToolCall, echo: Echo): void {
    if (echo.extraContent !== undefined || echo.reasoning !== undefined) this.#echoes.set(call, echo);
  }

  body({ model, request, effort, format, stream }: WireRequest): Body {
    const { temperature, maxTokens } = request;
    const limit = this.#way("limit");
    return {
      model,
      messages: this.#messages(request.messages),
      ...(temperature !== undefined && this.#way("temperature") === "sent" && { temperature }),
      ...(maxTokens !== undefined && limit !== "none" && { [limit]: maxTokens }),
      ...(effort !== null && this.#way("effort") === "sent" && { reasoning_effort: effort }),
      ...this.#tools(request),
      ...this.#format(format),
      ...(stream && { stream: true }),
      ...(stream && this.#way("usage") === "stream_options" && { stream_options: { include_usage: true } }),
    };
  }

  #tools({ tools, toolChoice = "auto" }: ModelRequest): Body {
    if (!tools?.length) return {};
    const choice = this.#choice(toolChoice);
    const described = tools.map((tool) => ({ type: "function", function: tool }));
    return { tools: described, ...(choice !== null && { tool_choice: choice }) };
  }

  #choice(choice: string): unknown {
    if (choice === "auto" || choice === "none") return this.#way("toolChoice") === "sent" ? choice : null;
    const way = this.#way("namedTool");
    if (way === "named") return { type: "function", function: { name: choice } };
    return way === "none" ? null : way;
  }

  #format(schema: Body | null): Body {
    const way = schema && this.#way("format");
    if (way === "json_object") return { response_format: { type: "json_object" } };
    if (way !== "json_schema") return {};
    return { response_format: { type: "json_schema", json_schema: { name: "answer", schema } } };
  }

  /** One message with the rules, at the beginning: several templates know no other. */
  #messages(messages: readonly ModelMessage[]): Body[] {
    const rules = messages.filter(({ role }) => role === "system").map(({ content }) => content);
    const others = messages.filter(({ role }) => role !== "system").map((message) => this.#message(message));
    if (rules.length === 0) return others;
    const way = this.#way("system");
    if (way !== "in the first message") return [{ role: way, content: rules.join("\n\n") }, ...others];
    const [first, ...rest] = others;
    if (first?.role !== "user") return [{ role: "user", content: rules.join("\n\n") }, ...others];
    return [{ role: "user", content: [...rules, first.content].join("\n\n") }, ...rest];
  }

  #message({ role, content, toolCallId, toolCalls }: ModelMessage): Body {
    const reasoning = toolCalls?.map((call) => this.#echo(call).reasoning).find((text) => text !== undefined);
    return {
      role,
      content,
      ...(toolCallId && { tool_call_id: this.#id(toolCallId) }),
      ...(toolCalls && { tool_calls: toolCalls.map((call) => this.#call(call)) }),
      ...(reasoning !== undefined && { reasoning_content: reasoning }),
    };
  }

  #call(call: ToolCall): Body {
    const { extraContent } = this.#echo(call);
    return {
      id: this.#id(call.id),
      type: "function",
      function: { name: call.name, arguments: call.arguments },
      ...(extraContent !== undefined && { extra_content: extraContent }),
    };
  }

  #echo = (call: ToolCall): Echo => (this.#way("echo") === "sent" ? (this.#echoes.get(call) ?? {}) : {});

  #id = (id: string): string => (this.#way("ids") === "given" ? id : shortId(id));
}

/** Mistral takes ids of nine letters and digits; another server's are made such ones. */
export const shortId = (id: string): string => createHash("sha256").update(id).digest("hex").slice(0, 9);

export interface WireRequest {
  model: string;
  request: ModelRequest;
  /** How long a reasoning model thinks; null: not said. */
  effort: string | null;
  /** The JSON Schema of the answer; null: text. */
  format: Body | null;
  stream: boolean;
}
