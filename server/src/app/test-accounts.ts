import { createHmac, randomBytes } from "node:crypto";
import { confirmAddress, insertAccount } from "../features/accounts/account-writes.ts";
import { promoteOwner } from "../features/accounts/index.ts";
import { sessions } from "../features/accounts/table.ts";
import { welcome } from "../features/accounts/welcome.ts";
import type { DbCtx } from "../platform/ctx.ts";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { newId } from "../platform/db/columns.ts";
import { openLog } from "../platform/log.ts";
import { quickPasswords } from "./test-passwords.ts";

export interface NewMember {
  name: string;
  email: string;
  password: string;
}

const sessionMs = 7 * 24 * 60 * 60_000;

/**
 * Writes confirmed members with a session into the database of a running application, as sign-up, confirmation and
 * sign-in do (e2e/sign-up.test.ts walks them).
 */
export class MemberMaker {
  readonly #database: Database;
  readonly #secret: string;
  readonly #ownerEmail: string;

  constructor(config: Parameters<typeof openDatabase>[0]["config"], secret: string, ownerEmail: string) {
    this.#database = openDatabase({ config, onLost: () => undefined });
    this.#secret = secret;
    this.#ownerEmail = ownerEmail;
  }

  /** The session's cookie as `name=value`. */
  async make({ name, email, password }: NewMember): Promise<string> {
    const database = this.#database;
    const ctx: DbCtx = { db: database.db, database, log: openLog("fatal"), now: () => new Date() };
    const userId = await insertAccount(ctx, {
      name,
      email,
      passwordHash: await quickPasswords.hash(password),
      language: null,
    });
    if (!userId) throw new Error(`${email} has an account already`);
    await confirmAddress(ctx, userId);
    await welcome(ctx, { id: userId, email, name });
    if (email === this.#ownerEmail) await promoteOwner(ctx, email);
    const token = randomBytes(24).toString("base64url");
    const now = ctx.now();
    const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + sessionMs) };
    await database.db.insert(sessions).values({ id: newId(), userId, token, ...times });
    const signature = createHmac("sha256", this.#secret).update(token).digest("base64");
    return `cofounder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
