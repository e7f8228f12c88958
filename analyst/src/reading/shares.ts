import { countsPeople } from "./people.ts";
import type { BoundQuantity } from "./bind-roles.ts";
import type { Role } from "./venture.ts";

const between =
  /^(?:\s[\p{L}'’-]+){0,5}?\sout\s+of\s(?:the\s|them\s|these\s|those\s|our\s|my\s)?(?:about\s|around\s|some\s)?$/iu;
const directly = /^(?:\s[\p{L}'’-]+)?\s(?:out\s)?of\s(?:the\s|them\s|these\s|those\s|our\s|my\s)?(?:first\s)?$/iu;
const paid = /\b(?:pay|pays|paid|paying|bought|subscribed|converted|signed up for the paid)\b/i;
const unwilling = /\b(?:would|could|might|willing to|ready to|want to|not|never)\s(?:\w+\s)?(?:pay|buy)/i;
const gone = /\b(?:cancelled|canceled|left|quit|churned|dropped out|stopped|did not renew|didn't renew)\b/i;
const asked = /\b(?:interview|talk|spoke|ask|survey|visit|call|met\b)/i;
const said = /\b(?:interview|talk|spoke|asked|survey|said|told|confirm|complain|admit|would|mention|want|agree)/i;
const tried =
  /\b(?:signed up|sign-?ups?|installs?|installed|downloads?|users?|trial|tried|registered|visitors|subscribers|beta|leads)\b/i;

/** "14 offices pay out of 31 I asked", "9 of 12 said so": the part and the whole of one finding. */
export function pairShares(text: string, bound: BoundQuantity[]): BoundQuantity[] {
  const paired = [...bound];
  for (const [index, part] of bound.entries()) {
    const whole = bound[index + 1];
    if (!whole || !isShare(text, part, whole)) continue;
    const role = partRole(text, part, whole);
    paired[index] = { ...part, role, partOf: index + 1 };
    paired[index + 1] = { ...whole, role: wholeRole({ text, part, whole, role }) };
  }
  return paired.map((quantity, index) => laterPart(text, paired, index) ?? quantity);
}

function isShare(text: string, part: BoundQuantity, whole: BoundQuantity): boolean {
  if (part.kind !== "count" || whole.kind !== "count" || part.value > whole.value || part.sentence !== whole.sentence)
    return false;
  const gap = text.slice(part.end, whole.start);
  return between.test(gap) || (directly.test(gap) && (gap.trim().split(/\s+/).length < 3 || countsPeople(part.noun)));
}

function partRole(text: string, part: BoundQuantity, whole: BoundQuantity): Role {
  const words = `${text.slice(part.end, whole.start)} ${sentenceRest(text, whole.end)}`;
  const all = `${text.slice(Math.max(0, part.start - 60), part.start)} ${words}`;
  if (unwilling.test(words)) return "stated_intent";
  if (gone.test(words)) return "cancellations";
  if (paid.test(words)) return "paying_customers";
  return said.test(all) ? "interviews_positive" : "other";
}

function wholeRole(share: { text: string; part: BoundQuantity; whole: BoundQuantity; role: Role }): Role {
  const { text, part, whole, role } = share;
  const words = `${text.slice(Math.max(0, part.start - 60), part.start)} ${sentenceRest(text, whole.end)}`;
  if (role === "cancellations") return "cohort";
  if (asked.test(words)) return "interviews";
  if (role === "paying_customers") return tried.test(`${whole.noun} ${words}`) ? "free_users" : "interviews";
  return role === "interviews_positive" || role === "stated_intent" ? "interviews" : "other";
}

function sentenceRest(text: string, from: number): string {
  const rest = text.slice(from, from + 70);
  return rest.slice(0, /[.!?;](?:\s|$)|\n/.exec(rest)?.index ?? rest.length);
}

/** "120 signed up, 18 pay", "asked 45 owners; 30 of them said": the part stands behind its whole. */
function laterPart(text: string, bound: BoundQuantity[], index: number): BoundQuantity | null {
  const part = bound[index];
  if (!part || part.partOf !== null || part.kind !== "count") return null;
  const wanted = wholesOf[part.role];
  if (!wanted) return null;
  const near = [index - 1, index - 2].find((at) => isWholeOf({ text, part, whole: bound[at], wanted }));
  return near === undefined ? null : { ...part, partOf: near };
}

type Candidate = { text: string; part: BoundQuantity; whole: BoundQuantity | undefined; wanted: Role[] };

function isWholeOf({ text, part, whole, wanted }: Candidate): boolean {
  if (!whole || part.start - whole.end > 90 || !wanted.includes(whole.role) || whole.value < part.value) return false;
  return whole.sentence === part.sentence || /^ of (?:them|these|those)\b/.test(text.slice(part.end, part.end + 14));
}

const wholesOf: Partial<Record<Role, Role[]>> = {
  paying_customers: ["free_users", "interviews", "visitors", "waitlist", "pilots"],
  interviews_positive: ["interviews"],
  stated_intent: ["interviews", "waitlist", "pilots", "free_users"],
  cancellations: ["cohort"],
};
