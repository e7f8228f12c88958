import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process id alone may be reused by another process; with the start time it identifies one process permanently. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** Null when no such process runs. */
export function identify(pid: number): ProcessIdentity | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return null;
  }
  const startedAt = process.platform === "linux" ? linuxStartTime(pid) : portableStartTime(pid);
  return startedAt === null ? null : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** Boot id and clock ticks since boot. A zombie has ended, even though the process table still lists it. */
function linuxStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

function portableStartTime(pid: number): string | null {
  if (process.platform === "win32") return pid === process.pid ? String(process.pid) : String(pid);
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}
