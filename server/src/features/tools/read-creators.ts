import { cutText } from "@cofounder/contract/cut-text";
import { type Creator, creator, creatorsKeptMax, influencerPlatforms } from "@cofounder/contract";
import { parse } from "csv-parse/sync";
import { Problem } from "../../platform/problem.ts";

export interface Skipped {
  line: number;
  because: string;
}

const shownIssue = 120;
const shownSkipped = 20;
/** Invalid and repeated lines included. */
const linesMax = 5 * creatorsKeptMax;

/** The creators of a CSV with a header line, each handle of a platform once; the last line of a handle counts. */
export function readCreators(csv: string): { creators: Creator[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const creators = new Map<string, Creator>();
  const records = recordsOf(csv);
  if (records.length > linesMax) throw new Problem("creators.limit_reached");
  for (const [index, record] of records.entries()) {
    const read = creator.safeParse(tidy(record));
    if (read.success) creators.set(`${read.data.platform}:${read.data.handle.toLowerCase()}`, read.data);
    else {
      const [issue] = read.error.issues;
      skipped.push({ line: index + 2, because: cutText(`${issue?.path.join(".")}: ${issue?.message}`, shownIssue) });
    }
  }
  if (creators.size > creatorsKeptMax) throw new Problem("creators.limit_reached");
  return { creators: [...creators.values()], skipped: skipped.slice(0, shownSkipped) };
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
      to: linesMax + 1,
    });
  } catch {
    throw new Problem("invalid_input", { issues: [{ path: "csv", message: "This is not a CSV with a header line." }] });
  }
}

const spellings: Record<string, string> = { x: "twitter", "twitter/x": "twitter", ig: "instagram", yt: "youtube" };

/** A line's texts in the contract's form: platforms by their names, figures as numbers. */
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
  const found = /^([\d.,]+)(?:\s*([km]))?(?:\s*%)?$/i.exec(text.trim());
  if (!found) return null;
  const [, digits = "", size = ""] = found;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", ".");
  return Number(plain) * (sizes[size.toLowerCase()] ?? 1);
}
