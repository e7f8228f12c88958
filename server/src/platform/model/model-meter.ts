import type { Answered, Model, ModelEvent, ModelRequest, Usage } from "./model.ts";

/** What one model used for one piece of work. */
export interface ModelUse extends Usage {
  model: string;
}

/** About four characters are a token; counted where a server reports no usage. */
const tokensAbout = (characters: number): number => Math.ceil(characters / 4);

/** Counts what a piece of work uses of which model. */
export class ModelMeter {
  readonly #used = new Map<string, Usage>();

  /** Each model once, in the order in which they answered. */
  get used(): ModelUse[] {
    return [...this.#used].map(([model, usage]) => ({ model, ...usage }));
  }

  over(model: Model): Model {
    return {
      ...model,
      stream: (request, signal) => this.#stream(model, request, signal),
      json: (request, schema, signal) =>
        model.json({ ...request, onAnswer: (answered) => this.#counted(request, answered) }, schema, signal),
    };
  }

  async *#stream(model: Model, request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    let written = 0;
    for await (const event of model.stream(request, signal)) {
      if (event.type === "text") written += event.delta.length;
      if (event.type === "tool_calls") written += JSON.stringify(event.calls).length;
      if (event.type === "finish") this.#add(event.model, event.usage ?? estimated(request, written));
      yield event;
    }
  }

  #counted(request: ModelRequest, answered: Answered): void {
    this.#add(answered.model, answered.usage ?? estimated(request, 0));
    request.onAnswer?.(answered);
  }

  #add(model: string, { inputTokens, outputTokens }: Usage): void {
    const before = this.#used.get(model) ?? { inputTokens: 0, outputTokens: 0 };
    this.#used.set(model, {
      inputTokens: before.inputTokens + inputTokens,
      outputTokens: before.outputTokens + outputTokens,
    });
  }
}

function estimated({ messages }: ModelRequest, written: number): Usage {
  const read = messages.reduce((sum, { content }) => sum + content.length, 0);
  return { inputTokens: tokensAbout(read), outputTokens: tokensAbout(written) };
}
