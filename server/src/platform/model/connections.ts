import type { ModelPurpose } from "@cofounder/contract";
import type { Images } from "../images/images.ts";
import { openAiImages } from "../images/openai-images.ts";
import { Circuit } from "./circuit.ts";
import type { Model, ModelFailure } from "./model.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { withFallback } from "./with-fallback.ts";

/** A model and where it is. */
export interface Connection {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** How much it reads at once; null: the usual. */
  contextTokens: number | null;
}

/** For each purpose a model of its own; null: that of the text. `fallback` answers where another one fails. */
export type Connections = Record<ModelPurpose, Connection | null>;

/** What holds for all of them. */
export interface ModelOptions {
  readingMaxMs: number;
  effort: string | null;
}

/** Null, where nothing is set up. */
export interface ModelSet {
  text: Model | null;
  reading: Model | null;
  tools: Model | null;
  images: Images | null;
}

interface Client {
  model: Model;
  circuit: Circuit;
}

/** A model that another one stands in for is not waited for as long. */
const firstByteMs = 15_000;

/**
 * Makes models of connections. The client of a connection is kept while it is in use: it knows what its server refuses
 * and whether it answers.
 */
export class ModelClients {
  readonly #options: ModelOptions;
  readonly #onFallback: (model: string, failure: ModelFailure) => void;
  #clients = new Map<string, Client>();
  #before = new Map<string, Client>();

  constructor(options: ModelOptions, onFallback: (model: string, failure: ModelFailure) => void) {
    this.#options = options;
    this.#onFallback = onFallback;
  }

  make(connections: Connections): ModelSet {
    this.#before = this.#clients;
    this.#clients = new Map();
    const { text, reading, tools, images } = connections;
    const fallback = text && connections.fallback;
    const modelOf = (own: Connection | null) => this.#model(text && (own ?? text), fallback);
    return {
      text: modelOf(text),
      reading: modelOf(reading),
      tools: modelOf(tools),
      images: images && openAiImages(images),
    };
  }

  #model(own: Connection | null, fallback: Connection | null): Model | null {
    if (!own) return null;
    const isAlone = !fallback || keyOf(own, false) === keyOf(fallback, false);
    const { model, circuit } = this.#client(own, !isAlone);
    if (isAlone) return model;
    const { model: second } = this.#client(fallback, false);
    const onFallback = (failure: ModelFailure) => this.#onFallback(own.model, failure);
    return withFallback(model, { second, circuit, onFallback });
  }

  #client(connection: Connection, isFirst: boolean): Client {
    const key = keyOf(connection, isFirst);
    const { contextTokens, ...where } = connection;
    const client = this.#clients.get(key) ??
      this.#before.get(key) ?? {
        circuit: new Circuit(),
        model: openAiCompatible({
          ...where,
          ...this.#options,
          ...(contextTokens !== null && { contextTokens }),
          ...(isFirst && { firstByteMs }),
        }),
      };
    this.#clients.set(key, client);
    return client;
  }
}

const keyOf = (connection: Connection, isFirst: boolean): string => JSON.stringify([connection, isFirst]);
