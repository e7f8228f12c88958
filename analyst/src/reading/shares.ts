import type { BoundQuantity } from "./bind-roles.ts";
import type { Tongue } from "./languages/tongue.ts";
import type { Role } from "./venture.ts";

type Pair = { part: number; whole: number };

/** "14 offices pay out of 31 I asked", "9 of 12 said so": the part and the whole of one finding. */
export function pairShares(text: string, bound: BoundQuantity[], tongue: Tongue): BoundQuantity[] {
  const paired = [...bound];
  for (const [index, first] of bound.entries()) {
    const second = bound[index + 1];
    const pair = second ? findPair({ text, first, second, tongue }, index) : null;
    if (!second || !pair) continue;
    const [part, whole] = pair.part === index ? [first, second] : [second, first];
    const words = { ...wordsAround(text, first, second), noun: whole.noun, tongue };
    const told = partRole(words);
    const role = told === "other" && partRoles.has(part.role) ? part.role : told;
    paired[pair.part] = { ...part, role, partOf: pair.whole };
    paired[pair.whole] = { ...whole, role: keepsRole(whole.role, role) ? whole.role : wholeRole(words, role) };
  }
  return paired.map((quantity, index) => laterPart({ text, bound: paired, tongue }, index) ?? quantity);
}

/** Those who try it for free stay what they are beside those of them who pay. */
const keepsRole = (whole: Role, part: Role): boolean => whole === "free_users" && part === "paying_customers";

type Neighbours = { text: string; first: BoundQuantity; second: BoundQuantity; tongue: Tongue };

function findPair({ text, first, second, tongue }: Neighbours, index: number): Pair | null {
  if (first.kind !== "count" || second.kind !== "count" || first.sentence !== second.sentence) return null;
  return pairBy({ text, first, second, tongue }, index);
}

function pairBy({ text, first, second, tongue }: Neighbours, index: number): Pair | null {
  const gap = text.slice(first.end, second.start);
  const { between, directly, within } = tongue.shares;
  if (first.value >= second.value && within?.test(gap)) return { part: index + 1, whole: index };
  const close = (): boolean => gap.trim().split(/\s+/).length < 3 || tongue.countsPeople(first.noun);
  if (first.value > second.value || !(between.test(gap) || (directly.test(gap) && close()))) return null;
  return { part: index, whole: index + 1 };
}

/** Said in front of the number already: "ya pagan 85 de 640". */
const partRoles = new Set<Role>(["paying_customers", "cancellations", "stated_intent", "interviews_positive"]);

type Words = { after: string; all: string; noun: string; tongue: Tongue };

function wordsAround(text: string, first: BoundQuantity, second: BoundQuantity): { after: string; all: string } {
  const after = `${text.slice(first.end, second.start)} ${sentenceRest(text, second.end)}`;
  return { after, all: `${text.slice(Math.max(0, first.start - 60), first.start)} ${after}` };
}

function partRole({ after, all, tongue }: Words): Role {
  const { unwilling, gone, paid, said } = tongue.shares;
  if (unwilling.test(after)) return "stated_intent";
  if (gone.test(after)) return "cancellations";
  if (paid.test(after)) return "paying_customers";
  return said.test(all) ? "interviews_positive" : "other";
}

function wholeRole({ all, noun, tongue }: Words, role: Role): Role {
  const { asked, tried } = tongue.shares;
  if (role === "cancellations") return "cohort";
  if (asked.test(all)) return "interviews";
  if (role === "paying_customers") return tried.test(`${noun} ${all}`) ? "free_users" : "interviews";
  return role === "interviews_positive" || role === "stated_intent" ? "interviews" : "other";
}

function sentenceRest(text: string, from: number): string {
  const rest = text.slice(from, from + 70);
  return rest.slice(0, /[.!?;](?:\s|$)|\n/.exec(rest)?.index ?? rest.length);
}

/** "120 signed up, 18 pay", "asked 45 owners; 30 of them said": the part stands behind its whole. */
function laterPart(
  { text, bound, tongue }: { text: string; bound: BoundQuantity[]; tongue: Tongue },
  index: number,
): BoundQuantity | null {
  const part = bound[index];
  if (!part || part.partOf !== null || part.kind !== "count") return null;
  const wanted = wholesOf[part.role];
  if (!wanted) return null;
  const near = [index - 1, index - 2].find((at) => isWholeOf({ text, part, whole: bound[at], wanted, tongue }));
  return near === undefined ? null : { ...part, partOf: near };
}

type Candidate = {
  text: string;
  part: BoundQuantity;
  whole: BoundQuantity | undefined;
  wanted: Role[];
  tongue: Tongue;
};

function isWholeOf({ text, part, whole, wanted, tongue }: Candidate): boolean {
  if (!whole || part.start - whole.end > 90 || !wanted.includes(whole.role) || whole.value < part.value) return false;
  return whole.sentence === part.sentence || tongue.shares.ofThem.test(text.slice(part.end, part.end + 14));
}

const wholesOf: Partial<Record<Role, Role[]>> = {
  paying_customers: ["free_users", "interviews", "visitors", "waitlist", "pilots"],
  interviews_positive: ["interviews"],
  stated_intent: ["interviews", "waitlist", "pilots", "free_users"],
  cancellations: ["cohort"],
};
