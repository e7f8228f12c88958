import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Pool } from "pg";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Mailer } from "./mail/mailer.ts";
import { type Model, ModelFailure } from "./model/model.ts";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const modelSeconds = [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

export interface AnsweredRequest {
  method: string;
  /** As the router writes it: an address with an id in it never becomes a label. */
  route: string;
  status: number;
  ms: number;
}

/** This process's counters, for Prometheus. Updated per request, call or mail, never per token. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#histogram("http_request_duration_seconds", "Requests by route, until their answer began", {
    labels: ["method", "route", "status"],
    buckets: seconds,
  });
  readonly #modelCalls = this.#histogram("model_call_duration_seconds", "Calls of the language model", {
    labels: ["kind", "outcome"],
    buckets: modelSeconds,
  });
  readonly #mails = new Counter({
    name: "mails_total",
    help: "Mails by outcome",
    labelNames: ["outcome"],
    registers: [this.registry],
  });
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#lag.enable();
    this.gauge(
      "event_loop_lag_p99_seconds",
      "The 99th percentile of how late the event loop was since it was last asked",
      () => {
        const late = this.#lag.percentile(99) / 1e9;
        this.#lag.reset();
        return late;
      },
    );
    this.gauge("process_resident_memory_bytes", "Memory of the process", () => process.memoryUsage.rss());
    this.gauge("process_uptime_seconds", "How long the process runs", () => process.uptime());
  }

  /** A value that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  /** The connections of a pool, and its waiting callers. */
  watchPool(name: string, pool: Pool): void {
    this.gauge(`database_${name}_connections`, "Open connections", () => pool.totalCount);
    this.gauge(`database_${name}_idle_connections`, "Open connections that nobody uses", () => pool.idleCount);
    this.gauge(`database_${name}_waiting`, "Work that waits for a connection", () => pool.waitingCount);
  }

  answered({ method, route, status, ms }: AnsweredRequest): void {
    this.#requests.observe({ method, route, status: String(status) }, ms / 1_000);
  }

  /** The same model, counted by the outcome of its calls. */
  ofModel(model: Model): Model {
    const observe = (kind: string, since: number, outcome: string) =>
      this.#modelCalls.observe({ kind, outcome }, (performance.now() - since) / 1_000);
    return {
      ...model,
      async *stream(request, signal) {
        const since = performance.now();
        // A reader that stops early leaves no other trace.
        let outcome = "stopped";
        try {
          yield* model.stream(request, signal);
          outcome = "done";
        } catch (error) {
          outcome = outcomeOf(error);
          throw error;
        } finally {
          observe("stream", since, outcome);
        }
      },
      async json(request, schema, signal) {
        const since = performance.now();
        try {
          const answer = await model.json(request, schema, signal);
          observe("json", since, "done");
          return answer;
        } catch (error) {
          observe("json", since, outcomeOf(error));
          throw error;
        }
      },
    };
  }

  /** The same mailer, counted by outcome. */
  ofMailer(mailer: Mailer): Mailer {
    return {
      ...mailer,
      send: async (mail) => {
        try {
          await mailer.send(mail);
          this.#mails.inc({ outcome: "sent" });
        } catch (error) {
          this.#mails.inc({ outcome: "failed" });
          throw error;
        }
      },
    };
  }

  close(): void {
    this.#lag.disable();
  }

  #histogram(name: string, help: string, { labels, buckets }: { labels: string[]; buckets: number[] }) {
    return new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] });
  }
}

const outcomeOf = (error: unknown): string => (error instanceof ModelFailure ? error.kind : "stopped");
