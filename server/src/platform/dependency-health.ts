import { type Model, ModelFailure } from "./model/model.ts";
import type { Mailer } from "./mail/mailer.ts";

/**
 * An external service's latest results, as times and the name of a fault: nothing that was sent to it or received from
 * it.
 */
export interface LastAnswer {
  success: string | null;
  failure: string | null;
  fault: string | null;
}

export interface DependencyAnswers {
  model: LastAnswer;
  mail: LastAnswer;
}

const never = (): LastAnswer => ({ success: null, failure: null, fault: null });

function faultOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.kind;
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code.slice(0, 60);
  return error instanceof Error ? error.name : "unknown";
}

/** Records how the model and the mail server answer this process, for the admins' page. */
export class DependencyHealth {
  readonly heard: DependencyAnswers = { model: never(), mail: never() };
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  model(inner: Model): Model {
    const { note, noteFault } = this.#notesOf("model");
    return {
      name: inner.name,
      contextTokens: inner.contextTokens,
      readingMaxMs: inner.readingMaxMs,
      learned: inner.learned,
      async *stream(request, signal) {
        try {
          yield* inner.stream(request, signal);
          note();
        } catch (error) {
          // A stopped reply says nothing about the model.
          if (!signal.aborted) noteFault(error);
          throw error;
        }
      },
      json: async (request, schema, signal) => {
        try {
          const answer = await inner.json(request, schema, signal);
          note();
          return answer;
        } catch (error) {
          if (!signal.aborted) noteFault(error);
          throw error;
        }
      },
    };
  }

  mailer(inner: Mailer): Mailer {
    const { note, noteFault } = this.#notesOf("mail");
    return {
      mailbox: inner.mailbox,
      send: async (mail) => {
        try {
          await inner.send(mail);
          note();
        } catch (error) {
          noteFault(error);
          throw error;
        }
      },
    };
  }

  #notesOf(service: keyof DependencyAnswers) {
    const last = this.heard[service];
    return {
      note: () => {
        last.success = this.#now().toISOString();
      },
      noteFault: (error: unknown) => {
        last.failure = this.#now().toISOString();
        last.fault = faultOf(error);
      },
    };
  }
}
