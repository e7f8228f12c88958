import { type Creator, creator, creatorsKeptMax, influencerPlatforms } from "@cofounder/contract";
import { parse } from "csv-parse/sync";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";

type Skipped = { line: number; because: string };

export async function listCreators(ctx: MemberCtx): Promise<Creator[]> {
  const { rows } = await ctx.database.pool.query<Creator>(
    `select name, handle, platform, category, followers::float8 as followers, engagement, country
     from imported_creators where user_id = $1 order by platform, handle limit ${creatorsKeptMax}`,
    [ctx.userId],
  );
  return rows;
}

export async function forgetCreators(ctx: MemberCtx): Promise<number> {
  const { rowCount } = await ctx.database.pool.query("delete from imported_creators where user_id = $1", [ctx.userId]);
  return rowCount ?? 0;
}

/** Adds the creators of a CSV with a header line; one that is there already is replaced. Lines that do not fit are told. */
export async function importCreators(ctx: MemberCtx, csv: string): Promise<{ imported: number; skipped: Skipped[] }> {
  const { creators, skipped } = readCreators(csv);
  if (creators.length > creatorsKeptMax) throw new Problem("payload_too_large");
  const { rowCount } = await ctx.database.pool.query(
    `insert into imported_creators (user_id, platform, handle, name, category, followers, engagement, country)
     select $1, platform, handle, name, category, followers, engagement, country
     from jsonb_to_recordset($2::jsonb) as given (platform text, handle text, name text, category text,
       followers bigint, engagement float8, country text)
     on conflict (user_id, platform, handle) do update set name = excluded.name, category = excluded.category,
       followers = excluded.followers, engagement = excluded.engagement, country = excluded.country`,
    [ctx.userId, JSON.stringify(creators)],
  );
  return { imported: rowCount ?? 0, skipped: skipped.slice(0, 20) };
}

const shownIssue = 120;

/** The creators of a CSV, each handle of a platform once; the last line of a handle counts. */
function readCreators(csv: string): { creators: Creator[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const creators = new Map<string, Creator>();
  for (const [index, record] of recordsOf(csv).entries()) {
    const read = creator.safeParse(tidy(record));
    if (read.success) creators.set(`${read.data.platform}:${read.data.handle.toLowerCase()}`, read.data);
    else {
      const [issue] = read.error.issues;
      skipped.push({ line: index + 2, because: `${issue?.path.join(".")}: ${issue?.message}`.slice(0, shownIssue) });
    }
  }
  return { creators: [...creators.values()], skipped };
}

function recordsOf(csv: string): Record<string, string>[] {
  try {
    return parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 10_000,
      to: creatorsKeptMax + 1,
    });
  } catch {
    throw new Problem("invalid_input", { issues: [{ path: "csv", message: "This is not a CSV with a header line." }] });
  }
}

const spellings: Record<string, string> = { x: "twitter", "twitter/x": "twitter", ig: "instagram", yt: "youtube" };

/** A line's texts as the contract wants them: platforms by their names, figures as numbers. */
function tidy(record: Record<string, string>): Record<string, unknown> {
  const platform = (record["platform"] ?? "").toLowerCase();
  const known = influencerPlatforms.find((name) => name === (spellings[platform] ?? platform));
  return {
    name: record["name"] || record["handle"],
    handle: (record["handle"] || record["username"] || "").replace(/^@/, ""),
    platform: known ?? platform,
    category: record["category"] || record["niche"] || "",
    followers: numberOf(record["followers"]),
    engagement: numberOf(record["engagement"]),
    country: record["country"] ?? "",
  };
}

const sizes: Record<string, number> = { "": 1, k: 1e3, m: 1e6 };

/** "12,300", "12.3k" and "2.1%" as numbers; null for an empty field. */
function numberOf(text = ""): number | null {
  const found = /^([\d.,]+)\s*([km]?)\s*%?$/i.exec(text.trim());
  if (!found) return null;
  const [, digits = "", size = ""] = found;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", ".");
  return Number(plain) * (sizes[size.toLowerCase()] ?? 1);
}
