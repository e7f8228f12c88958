import { freePort } from "../bench/product.ts";

export interface Memory {
  /** Of the JavaScript heap, after a full collection. */
  heapMb: number;
  /** Buffers outside the heap. */
  outsideMb: number;
  /** Of the whole process. */
  residentMb: number;
}

export interface Inspected {
  env: Record<string, string>;
  /** Runs a full garbage collection in the process and measures the rest. */
  memory(): Promise<Memory>;
  /** Must be called before the process is stopped, as it waits for an attached inspector. */
  close(): void;
}

/** The environment for a Node process, and access to its memory through Node's inspector on loopback. */
export async function inspected(): Promise<Inspected> {
  const port = await freePort();
  let socket: WebSocket | null = null;
  const memory = async () => {
    socket ??= await connect(port);
    await call(socket, "HeapProfiler.collectGarbage", {});
    const expression = "JSON.stringify(process.memoryUsage())";
    const { result } = await call<{ result: { value: string } }>(socket, "Runtime.evaluate", { expression });
    const { heapUsed, external, rss } = JSON.parse(result.value) as NodeJS.MemoryUsage;
    return { heapMb: heapUsed / 2 ** 20, outsideMb: external / 2 ** 20, residentMb: rss / 2 ** 20 };
  };
  const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http` };
  return { env, memory, close: () => socket?.close() };
}

async function connect(port: number): Promise<WebSocket> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error("the inspector names no process");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("the inspector takes no connection")));
  });
  return socket;
}

let calls = 0;

function call<T>(socket: WebSocket, method: string, params: object): Promise<T> {
  const id = ++calls;
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: T; error?: { message: string } };
      if (answer.id !== id) return;
      socket.removeEventListener("message", hear);
      if (answer.result) resolve(answer.result);
      else reject(new Error(`${method}: ${answer.error?.message}`));
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method, params }));
  });
}
