import type { PoolConfig } from "pg";
import { Callers, createAuth, promoteOwner, type AuthOptions } from "../features/accounts/index.ts";
import { endSilentTurns, TurnRunner } from "../features/chat/index.ts";
import { endSilentRuns, ToolRunner } from "../features/tools/index.ts";
import type { Ctx } from "../platform/ctx.ts";
import { migrateDatabase, openDatabase } from "../platform/db/database.ts";
import { openNotifications } from "../platform/db/notifications.ts";
import type { Files } from "../platform/files/files.ts";
import type { Images } from "../platform/images/images.ts";
import { openLimits } from "../platform/limits/limits.ts";
import type { Log } from "../platform/log.ts";
import { localMailbox } from "../platform/mail/local-mailbox.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Model } from "../platform/model/model.ts";
import type { WebSearch } from "../platform/search/web-search.ts";
import type { AppParts } from "./create-app.ts";
import { LiveChannel } from "./live.ts";
import { startTimetable } from "./timetable.ts";

export interface Wiring {
  database: PoolConfig;
  /** No other process uses this database: whatever runs in it was left by a crash. */
  alone: boolean;
  log: Log;
  now(): Date;
  /** Null: the local mailbox. */
  mail: Mailer | null;
  model: Model | null;
  images: Images | null;
  search: WebSearch | null;
  files: Files;
  auth: AuthOptions;
  siteFolder: string | null;
  trustProxy: boolean;
  /** Promo codes may make admins. */
  adminPromoCodes: boolean;
}

export interface Built {
  parts: AppParts;
  close(patienceMs: number): Promise<void>;
}

/** Makes the parts of the application from what it is given, brings the database up to date and starts the timetable. */
export async function buildParts(wiring: Wiring): Promise<Built> {
  const { log, now, auth: authOptions } = wiring;
  await migrateDatabase(wiring.database);
  const database = openDatabase({
    config: wiring.database,
    onLost: (error) => log.warn({ error: error.message }, "a database connection broke"),
  });
  const notifications = await openNotifications(
    wiring.database,
    ["live", "turn_stop", "tool_stop", "caller_changed"],
    log,
  );
  const mail = wiring.mail ?? localMailbox(database.db);
  const { model, images, search, files } = wiring;
  const providers = { model, images, search, files };
  const ctx: Ctx = {
    db: database.db,
    database,
    notifications,
    mail,
    ...providers,
    limits: openLimits(database.pool),
    publicUrl: authOptions.publicUrl,
    log,
    now,
  };
  await promoteOwner(ctx, authOptions.ownerEmail);
  if (wiring.alone) await endLeftovers(ctx);
  const turns = new TurnRunner(ctx);
  const tools = new ToolRunner(ctx);
  const stopTimetable = startTimetable(ctx);
  const instance = {
    model: wiring.model?.name ?? null,
    webSearch: wiring.search !== null,
    localMailbox: mail.mailbox !== null,
    adminPromoCodes: wiring.adminPromoCodes,
  };
  const auth = createAuth(ctx, authOptions);
  const parts: AppParts = {
    ctx,
    auth,
    callers: new Callers(ctx, auth, notifications),
    turns,
    tools,
    live: new LiveChannel(notifications),
    account: { auth, instance, ownerEmail: authOptions.ownerEmail },
    origins: [authOptions.publicUrl, ...authOptions.alsoTrusted],
    siteFolder: wiring.siteFolder,
    trustProxy: wiring.trustProxy,
  };
  return {
    parts,
    close: async (patienceMs) => {
      stopTimetable();
      await Promise.all([turns.close(patienceMs), tools.close(patienceMs)]);
      await notifications.close();
      await database.close();
    },
  };
}

/** What ran when the only process of this database went away. */
async function endLeftovers(ctx: Ctx): Promise<void> {
  const all = new Date(ctx.now().getTime() + 60_000);
  await endSilentTurns(ctx, all);
  await endSilentRuns(ctx, all);
}
