import type { Language } from "@cofounder/contract";
import { eq } from "drizzle-orm";
import type { DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { profiles } from "../accounts/table.ts";

export interface ProfileChange {
  displayName?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  /** Set together with the address. */
  avatarFile?: string | null | undefined;
  language?: Language | null | undefined;
}

/** The former picture; null when there is no profile, such as after the account was deleted. */
export async function changeProfile(
  tx: MemberCtx,
  change: ProfileChange,
): Promise<{ avatarUrl: string | null; avatarFile: string | null } | null> {
  const [before] = await tx.db
    .select({ avatarUrl: profiles.avatarUrl, avatarFile: profiles.avatarFile })
    .from(profiles)
    .where(eq(profiles.userId, tx.userId))
    .for("update");
  const { displayName, ...rest } = change;
  const named = displayName === undefined ? {} : { displayName: displayName || null };
  await tx.db
    .update(profiles)
    .set({ ...rest, ...named, updatedAt: tx.now() })
    .where(eq(profiles.userId, tx.userId));
  return before ?? null;
}

export interface OverviewRow {
  totalChats: number;
  messagesSent: number;
  /** With the replies. */
  messages: number;
  available: number;
  used: number;
  emailVerified: boolean;
  createdAt: Date;
}

export async function findOverview(ctx: DbCtx, userId: string): Promise<OverviewRow | null> {
  const { rows } = await ctx.database.pool.query<OverviewRow>(
    `select u.email_verified as "emailVerified", u.created_at as "createdAt",
       coalesce(p.token_balance + p.plan_tokens, 0) as available,
       (select coalesce(-sum(delta), 0)::int from token_ledger l
        where l.user_id = u.id and l.reason in ('reserve', 'release')) as used,
       (select count(*)::int from chats c where c.user_id = u.id) as "totalChats",
       (select count(*)::int from messages m where m.user_id = u.id and m.message_type = 'user') as "messagesSent",
       (select count(*)::int from messages m where m.user_id = u.id) as messages
     from users u left join profiles p on p.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}
