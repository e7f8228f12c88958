import { type ModelPurpose, modelPurposes } from "@cofounder/contract";
import type { Ctx, DbCtx } from "../../platform/ctx.ts";
import type { Images } from "../../platform/images/images.ts";
import {
  type Connection,
  type Connections,
  ModelClients,
  type ModelOptions,
  type ModelSet,
} from "../../platform/model/connections.ts";
import type { Log } from "../../platform/log.ts";
import type { Model } from "../../platform/model/model.ts";
import { SecretBox } from "../../platform/secret-box.ts";
import { listSettings, type SettingRow } from "./store.ts";

export interface ModelsGiven {
  /** In the place of any that is set up. */
  model: Model | null;
  images: Images | null;
  /** Those that the environment sets up. */
  models: Connections;
  modelOptions: ModelOptions;
  secret: string;
  /** Counts and notes what a model answers. */
  wrap: (model: Model) => Model;
  log: Log;
}

/** The models in use: what the environment sets up, else what an admin set up, else that of the text. */
export class CurrentModels {
  readonly environment: Connections;
  readonly options: ModelOptions;
  readonly box: SecretBox;
  readonly #given: ModelsGiven;
  readonly #clients: ModelClients;
  #reloads = 0;
  #loaded = 0;
  current: ModelSet;
  connections: Connections;

  constructor(given: ModelsGiven) {
    this.#given = given;
    this.environment = this.connections = given.models;
    this.options = given.modelOptions;
    this.box = new SecretBox(given.secret, "model keys");
    this.#clients = new ModelClients(given.modelOptions, (model, { kind, message }) =>
      given.log.warn({ model, kind }, `the fallback model answers: ${message}`),
    );
    this.current = this.#made(given.models);
  }

  /** Loads what admins set up, now and whenever a process says that it changed. */
  async follow(ctx: Ctx): Promise<void> {
    const reload = () =>
      void this.reload(ctx).catch((error: unknown) => ctx.log.error({ error }, "model settings not loaded"));
    ctx.notifications.on("models_changed", reload);
    ctx.notifications.onGap(reload);
    await this.reload(ctx);
  }

  /** Of reloads that run at once the one that began last stands, whichever answer of the database comes last. */
  async reload(ctx: DbCtx): Promise<void> {
    const reload = ++this.#reloads;
    const connections = this.connectionsWith(await listSettings(ctx));
    if (reload < this.#loaded) return;
    this.#loaded = reload;
    if (JSON.stringify(connections) === JSON.stringify(this.connections)) return;
    this.connections = connections;
    this.current = this.#made(connections);
    const names = modelPurposes.map((purpose) => [purpose, connections[purpose]?.model ?? null]);
    ctx.log.info({ models: Object.fromEntries(names) }, "models changed");
  }

  connectionsWith(rows: readonly SettingRow[]): Connections {
    const text = this.environment.text ?? this.#connectionOf(rows, "text", null);
    const all = modelPurposes.map((purpose) => [
      purpose,
      purpose === "text" ? text : (this.environment[purpose] ?? this.#connectionOf(rows, purpose, text)),
    ]);
    return Object.fromEntries(all) as Connections;
  }

  #connectionOf(rows: readonly SettingRow[], purpose: ModelPurpose, text: Connection | null): Connection | null {
    const row = rows.find((candidate) => candidate.purpose === purpose);
    const baseUrl = row?.baseUrl ?? text?.baseUrl;
    if (!row?.model || baseUrl === undefined) return null;
    const apiKey = row.baseUrl === null && text ? text.apiKey : this.#keyOf(row);
    return { baseUrl, apiKey, model: row.model, contextTokens: row.contextTokens };
  }

  #keyOf = ({ sealedKey }: SettingRow): string | null => (sealedKey === null ? null : this.box.open(sealedKey));

  #made(connections: Connections): ModelSet {
    const { model, images, wrap } = this.#given;
    if (model) {
      const wrapped = wrap(model);
      return { text: wrapped, reading: wrapped, tools: wrapped, images: images ?? null };
    }
    const made = this.#clients.make(connections);
    const { text, reading, tools } = made;
    return {
      text: text && wrap(text),
      reading: reading && wrap(reading),
      tools: tools && wrap(tools),
      images: images ?? made.images,
    };
  }
}
