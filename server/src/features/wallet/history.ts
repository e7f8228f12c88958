import { type LedgerEntry, ledgerPerPage } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { pageOf, type Place, readCursor } from "../../platform/db/cursor.ts";
import { csvLine } from "./csv.ts";
import { type HistoryFilter, type LedgerRow, listLedger } from "./history-store.ts";

const serialize = ({ id, createdAt, bucket, delta, balanceAfter, reason, note }: LedgerRow): LedgerEntry => ({
  id,
  at: createdAt.toISOString(),
  bucket,
  delta,
  balanceAfter,
  reason,
  note,
});

export async function readHistory(
  ctx: MemberCtx,
  { cursor, ...filter }: HistoryFilter & { cursor?: string | undefined },
): Promise<{ entries: LedgerEntry[]; next: string | null }> {
  const rows = await listLedger(ctx, filter, { after: readCursor(cursor), limit: ledgerPerPage + 1 });
  const { page, next } = pageOf(rows, ledgerPerPage, ({ createdAt }) => createdAt);
  return { entries: page.map(serialize), next };
}

const perRead = 5_000;

/** All entries that match the filter, newest first. */
async function readWholeHistory(ctx: MemberCtx, filter: HistoryFilter): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let after: Place | null = null; ;) {
    const rows: LedgerRow[] = await listLedger(ctx, filter, { after, limit: perRead });
    entries.push(...rows.map(serialize));
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return entries;
    after = { at: last.createdAt.toISOString(), id: last.id };
  }
}

export async function writeHistoryFile(ctx: MemberCtx, filter: HistoryFilter): Promise<File> {
  const entries = await readWholeHistory(ctx, filter);
  const lines = entries.map(({ at, reason, note, bucket, delta, balanceAfter }) =>
    csvLine([at, reason, note ?? "", bucket, delta, balanceAfter]),
  );
  const head = csvLine(["at", "reason", "note", "bucket", "tokens", "balance_after"]);
  const name = `token-history-${ctx.now().toISOString().slice(0, 10)}.csv`;
  return new File([[head, ...lines].join("")], name, { type: "text/csv; charset=utf-8" });
}
