import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface Started {
  child: ChildProcess;
  pid: number;
  /** The text after "ready" in its output. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a Node program and waits for its line with the address. */
export function startProcess(args: string[], env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}\n${output}`)));
    child.stdout?.on("data", (data: Buffer) => {
      output += data.toString();
      const address = output.match(/(?:^|\n)(?:ready|The co-founder is ready at) (\S+)/)?.[1];
      if (address && child.pid) resolve({ child, pid: child.pid, address, stop });
    });
  });
}

const ticksPerSecond = 100;

function statOf(pid: number): { parent: number; cpuMs: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    return { parent: fields[1] ?? 0, cpuMs: (((fields[11] ?? 0) + (fields[12] ?? 0)) * 1_000) / ticksPerSecond };
  } catch {
    return null;
  }
}

/** CPU time of a process so far, in milliseconds (user and system; Linux counts in steps of 10 ms). */
export function cpuOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0;
}

/** CPU time of all descendants of a process, without the process itself. Ended processes no longer count. */
export function cpuOfDescendants(pid: number): number {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  const stats = new Map(
    all.flatMap((id) => {
      const stat = statOf(id);
      return stat ? [[id, stat] as const] : [];
    }),
  );
  let sum = 0;
  for (const [id, stat] of stats) if (id !== pid && descends(id, pid, stats)) sum += stat.cpuMs;
  return sum;
}

function descends(id: number, from: number, stats: Map<number, { parent: number }>): boolean {
  for (let at: number | undefined = id; at; at = stats.get(at)?.parent) if (at === from) return true;
  return false;
}

export function memoryMbOf(pid: number): number {
  const kb = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
  return Math.round(Number(kb ?? 0) / 1_024);
}
