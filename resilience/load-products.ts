import pg from "pg";
import { type Product, startProduct } from "../bench/product.ts";
import { startPostgres15 } from "./databases.ts";

export interface ProductOptions {
  /** On a separate PostgreSQL 15 instead of the embedded one. */
  old: boolean;
  /** Null: the engine answers alone. */
  modelUrl: string | null;
  members: number;
  /** The first member is the owner. */
  owned?: boolean;
  env?: Record<string, string>;
}

/**
 * The product as `npm start` runs it, on loopback with a database of its own, and signed-in members with enough tokens.
 */
export async function startOn({ old, modelUrl, members, owned = false, env = {} }: ProductOptions): Promise<Product> {
  if (!old) return startProduct(modelUrl, members, { owned, env });
  const outside = await startPostgres15();
  const product = await startProduct(modelUrl, members, { owned, env: { ...env, DATABASE_URL: outside.url } });
  const stop = async () => {
    await product.stop();
    await outside.stop();
  };
  return { ...product, stop };
}

/** Runs `work` with a direct connection to the product's database. */
export async function withDatabase<T>({ database }: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
