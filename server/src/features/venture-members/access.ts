import type { DbCtx, VentureAccess } from "../../platform/ctx.ts";
import { memberName } from "../accounts/name-statements.ts";

interface Found {
  own: boolean;
  ownerId: string;
  ownerName: string;
  access: "view" | "edit";
}

/**
 * What a member may do in a venture: everything in an own one, and what its owner gave in one they were invited into,
 * unless the owner is blocked. Null: nothing.
 */
export async function findAccess(
  { database }: Pick<DbCtx, "database">,
  { memberId, ventureId }: { memberId: string; ventureId: string },
): Promise<VentureAccess | null> {
  const { rows } = await database.pool.query<Found>(
    `select true as own, v.user_id as "ownerId", '' as "ownerName", '' as access
     from ventures v where v.user_id = $1 and v.id = $2
     union all
     select false, m.user_id, ${memberName("m.user_id")}, m.access
     from venture_members m where m.member_id = $1 and m.venture_id = $2 and not is_blocked(m.user_id)`,
    [memberId, ventureId],
  );
  const [found] = rows;
  if (!found) return null;
  const { own, ownerId, ownerName, access } = found;
  return own ? { isOwn: true } : { isOwn: false, ownerId, ownerName, access };
}
