import { type AnyColumn, getTableName, type SQL, sql } from "drizzle-orm";
import { callerId, type MemberCtx } from "../../platform/ctx.ts";

/** The name of a member as others see it: without one of their own, their address up to its "@". `user`: SQL. */
export const memberName = (user: string): string => `(
  select coalesce(nullif(p.display_name, ''), split_part(u.email, '@', 1))
  from users u left join profiles p on p.user_id = u.id where u.id = ${user})`;

/** The name of a version's author, by the column with their id. */
export const authorName = ({ table, name }: AnyColumn): SQL<string | null> =>
  sql`${sql.raw(memberName(`"${getTableName(table)}"."${name}"`))}`;

/** A version with the name of whoever typed it. */
export type Authored<Version> = Version & { authorName: string | null };

/** Whom the caller is told as the author: null where it was the caller, nobody, or somebody whose account is gone. */
export const authorFor = (
  ctx: Pick<MemberCtx, "userId" | "guest">,
  version: Authored<{ authorId: string | null }>,
): string | null => (version.authorId === callerId(ctx) ? null : version.authorName);
