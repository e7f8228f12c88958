import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, type Db, isDatabaseAway } from "./db/database.ts";
import type { Notifications } from "./db/notifications.ts";
import type { Files } from "./files/files.ts";
import type { Images } from "./images/images.ts";
import type { ReadPublicFile } from "./images/public-file.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log.ts";
import type { Mails } from "./mail/mailer.ts";
import type { Model } from "./model/model.ts";
import type { Payments } from "./payments/payments.ts";
import type { WebSearch } from "./search/web-search.ts";
import type { Workers } from "./workers/worker-pool.ts";

/** The part that is enough for work on the database alone, such as an operator's command. */
export interface DbCtx {
  db: Db;
  database: Database;
  log: Log;
  now(): Date;
}

/** Everything a verb may use. Passed in, never imported, so that a test or an operator can replace any of it. */
export interface Ctx extends DbCtx {
  notifications: Notifications;
  mail: Mails;
  /** Writes the text of replies. Null: the analyst answers alone. */
  readonly model: Model | null;
  /** Reads the founders' numbers; that of the text, where no other is set up. */
  readonly readingModel: Model | null;
  /** Words what the tools make; that of the text, where no other is set up. */
  readonly toolModel: Model | null;
  /** Null: the engine draws. */
  readonly images: Images | null;
  search: WebSearch | null;
  /** Null: nothing can be bought; admins give plans. */
  payments: Payments | null;
  files: Files;
  readPublicFile: ReadPublicFile;
  /** Runs work of more than a few milliseconds, outside of the event loop. */
  workers: Workers;
  limits: Limits;
  /** The public address of the application; links in mails begin with it. */
  publicUrl: string;
  /**
   * An address as a keyed hash, for places where it must not be readable: it cannot be recovered without the
   * application's secret.
   */
  addressHash(address: string): string;
  /** A keyed signature of a text: nobody can make one without the application's secret. */
  sign(use: string, text: string): string;
  /** What a member may do in a venture; null: nothing. Asked by `server/src/platform/surface.ts` alone. */
  ventureAccess(memberId: string, ventureId: string): Promise<VentureAccess | null>;
  /** Where messages of the contact form are mailed; null: they wait for an admin. */
  supportEmail: string | null;
  /** The address that the contact page shows; null: none. */
  publishedEmail: string | null;
}

/** Access to a venture: its owner's, or a guest's with the id of the owner. */
export type VentureAccess = { isOwn: true } | (Pick<Guest, "access" | "ownerName"> & { isOwn: false; ownerId: string });

/** Somebody who works in another member's venture, into which they were invited. */
export interface Guest {
  memberId: string;
  ventureId: string;
  access: "view" | "edit";
  /** The name of the venture's owner. */
  ownerName: string;
}

/** A verb called by a signed-in member. The id comes from the session, never from the request. */
export interface MemberCtx extends Ctx {
  /** Whose things are read and changed. */
  userId: string;
  /** Present: the caller is a guest, `userId` is the owner, and nothing but `guest.ventureId` may be reached. */
  guest?: Guest;
}

/** Who sent the request. */
export const callerId = ({ userId, guest }: Pick<MemberCtx, "userId" | "guest">): string => guest?.memberId ?? userId;

/** Runs `work` in one transaction; it is rolled back when `work` throws. */
export async function inTransaction<C extends DbCtx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const client = await ctx.database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ ...ctx, db: drizzle({ client }) });
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot even roll back must not be reused.
    if (isDatabaseAway(error)) broken = error as Error;
    else await client.query("rollback").catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
}
