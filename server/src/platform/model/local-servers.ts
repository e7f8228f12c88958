import { z } from "zod";

/** A model server that listens on this machine. */
export interface LocalServer {
  name: string;
  /** As `AI_BASE_URL` has it. */
  baseUrl: string;
  model: string;
}

interface Place {
  name: string;
  port: number;
  /** Many things listen on 8080 and 8000: an answer proves which server it is. */
  path: string;
  isIt(body: unknown): boolean;
}

const listed = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.string().nullish() })).min(1) });

const ownedBy =
  (owner: string) =>
  (body: unknown): boolean =>
    listed.safeParse(body).data?.data.some(({ owned_by: owned }) => owned === owner) ?? false;

const places: Place[] = [
  {
    name: "Ollama",
    port: 11_434,
    path: "/api/version",
    isIt: (body) => z.object({ version: z.string() }).safeParse(body).success,
  },
  { name: "llama.cpp", port: 8_080, path: "/v1/models", isIt: ownedBy("llamacpp") },
  {
    name: "LM Studio",
    port: 1_234,
    path: "/api/v0/models",
    isIt: (body) => z.object({ data: z.array(z.object({ state: z.string() })).min(1) }).safeParse(body).success,
  },
  { name: "vLLM", port: 8_000, path: "/v1/models", isIt: ownedBy("vllm") },
];

const patienceMs = 300;

/** Those that answer as themselves and have a model, in the order of the list. */
export async function findLocalServers(portOf: (port: number) => number = (port) => port): Promise<LocalServer[]> {
  const found = await Promise.all(places.map((place) => look(place, portOf(place.port))));
  return found.filter((server) => server !== null);
}

async function look({ name, path, isIt }: Place, port: number): Promise<LocalServer | null> {
  const origin = `http://127.0.0.1:${port}`;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    if (!isIt(await read(`${origin}${path}`, signal))) return null;
    const models = listed.safeParse(await read(`${origin}/v1/models`, signal));
    const model = models.data?.data[0]?.id;
    return model === undefined ? null : { name, baseUrl: `http://localhost:${port}/v1`, model };
  } catch {
    // Nobody listens there, or something else does.
    return null;
  }
}

async function read(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: "error" });
  return response.ok ? await response.json() : null;
}
