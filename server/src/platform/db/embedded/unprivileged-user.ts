import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface UserIds {
  uid: number;
  gid: number;
}

/** Tried in this order before a new one is created. */
const candidates = ["cofounder", "postgres"];

/** PostgreSQL refuses to run as root. Null when we are not root and nothing has to change. */
export function unprivilegedUser(): UserIds | null {
  if (process.getuid?.() !== 0) return null;
  return (
    candidates.map(findUser).find((user) => user !== null) ?? makeUser("cofounder") ?? findUser("nobody") ?? fail()
  );
}

function findUser(name: string): UserIds | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function makeUser(name: string): UserIds | null {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  } catch {
    return null;
  }
  return findUser(name);
}

function fail(): never {
  throw new Error(
    "PostgreSQL refuses to run as root and no unprivileged user could be found or made. " +
      "Start the application as another user, or set DATABASE_URL.",
  );
}
