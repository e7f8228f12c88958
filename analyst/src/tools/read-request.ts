import { cutText } from "@cofounder/contract/cut-text";
import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import type { InvestorGuideInput, InvestorIndustry, InvestorStage } from "@cofounder/contract/tools/investor-guide";
import type { PitchAnalyzerInput } from "@cofounder/contract/tools/pitch-analyzer";
import type { ResourceBudget, ResourceFinderInput } from "@cofounder/contract/tools/resource-finder";
import { shortened } from "./saying.ts";

/** A request in words, and the input of the tool that answers it. */
export type ToolRequest =
  | { tool: "pitch-analyzer"; input: PitchAnalyzerInput }
  | { tool: "competitor-analysis"; input: CompetitorAnalysisInput }
  | { tool: "resource-finder"; input: ResourceFinderInput }
  | { tool: "investor-guide"; input: InvestorGuideInput };

/** A request states its purpose at the beginning. */
const headLength = 160;

const asking = [
  ..."analyze analyse find provide give generate list identify research recommend suggest show get evaluate review rate score compare hire".split(
    " ",
  ),
  ..."who what which where how please can could help".split(" "),
  ..."analysiere finde nenne zeige erstelle bewerte gib welche wer wo wie suche bitte".split(" "),
  ..."analiza analizar encuentra busca dame evalúa qué cuáles quién cómo".split(" "),
  ..."analysez trouve trouvez donne donnez évalue évaluez quels quelles qui comment".split(" "),
];
/** In languages where the verb does not come first. */
const askingInside = [
  "i need",
  "i want",
  "i am looking",
  "i'm looking",
  ..."分析 寻找 推荐 评估 提供 哪些 विश्लेषण खोज बताएं सुझा".split(" "),
];

const subjects = {
  "pitch-analyzer": ["pitch", "पिच", "路演"],
  "competitor-analysis":
    "competitor competition competitive rivals wettbewerb konkurren competidores competencia concurrent concurrence प्रतिस्पर्ध प्रतियोगी 竞争 竞品".split(
      " ",
    ),
  "resource-finder":
    "hire hiring freelance recruit talent resources einstellen freiberufler contratar recruter embaucher भर्ती नियुक्त 招聘 雇".split(
      " ",
    ),
  "investor-guide":
    "investor funding fundrais investment investoren finanzierung inversores inversión financiación investisseurs financement निवेश 投资 融资".split(
      " ",
    ),
};
type Asked = keyof typeof subjects;

/** Null where a message asks for none of the tools, or lacks the tool's required input. */
export function readRequest(message: string): ToolRequest | null {
  const text = message.trim();
  const tool = toolAsked(cutText(text, headLength).toLowerCase());
  return tool && readers[tool](text);
}

function toolAsked(head: string): Asked | null {
  const first = wordsOf(head)[0] ?? "";
  if (!asking.includes(first) && !askingInside.some((words) => head.includes(words))) return null;
  const names = Object.keys(subjects) as Asked[];
  return names.find((name) => subjects[name].some((word) => head.includes(word))) ?? null;
}

const readers: Record<Asked, (text: string) => ToolRequest | null> = {
  "pitch-analyzer": (text) => ({
    tool: "pitch-analyzer",
    input: { content: afterHead(text) ?? text },
  }),
  "competitor-analysis": (text) => {
    const idea = labelled(text, ["business idea", "idea"]) ?? afterHead(text) ?? text;
    const industry =
      between(text, industryBegin, { ends: [" industry", " sector", " market"] }) ??
      labelled(text, ["industry", "sector", "market"]) ??
      "Industry not named";
    return {
      tool: "competitor-analysis",
      input: { industry: shortened(industry, 190), idea: cutText(idea, 6_000) },
    };
  },
  "resource-finder": (text) => {
    const role = roleOf(text);
    if (!role) return null;
    const skills =
      labelled(text, ["skills", "skill"]) ??
      between(text, skillsBegin, { ends: [" skills", " budget"], open: true, parts: listEnds }) ??
      role;
    return {
      tool: "resource-finder",
      input: { role: shortened(role, 110), skills: shortened(skills, 390), budget: budgetOf(text) },
    };
  },
  "investor-guide": (text) => {
    const [stage, industry] = [choose(text, stages), choose(text, industries)];
    return stage && industry ? { tool: "investor-guide", input: { stage, industry } } : null;
  },
};

const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** The text after the colon or after the line of the request itself. */
function afterHead(text: string): string | null {
  const head = cutText(text, headLength);
  const ends = [head.indexOf(":"), head.indexOf("："), head.indexOf("\n")].filter((at) => at > 0);
  const rest = ends.length > 0 ? text.slice(Math.min(...ends) + 1).trim() : "";
  return rest || null;
}

const partEnds = ["\n", ";", ". ", ", "];
const listEnds = ["\n", ";", ". "];

/** "Industry: fintech" → "fintech". A list of skills may contain commas, an idea several sentences. */
function labelled(text: string, labels: string[]): string | null {
  const lower = text.toLowerCase();
  for (const label of labels) {
    const at = lower.indexOf(`${label}:`);
    if (at < 0) continue;
    const ends = label.endsWith("idea") ? ["\n"] : label.startsWith("skill") ? listEnds : partEnds;
    const value = cutAt(text.slice(at + label.length + 1), ends);
    if (value) return value;
  }
  return null;
}

function cutAt(text: string, ends: string[]): string {
  const lower = text.toLowerCase();
  const found = ends.map((end) => lower.indexOf(end)).filter((at) => at >= 0);
  const cut = found.length > 0 ? text.slice(0, Math.min(...found)) : text;
  const plain = cut.trim();
  return plain.endsWith(".") || plain.endsWith(",") ? plain.slice(0, -1).trim() : plain;
}

/** The shortest text between one of the beginnings and one of the ends; with `open`, the end of the part suffices. */
function between(
  text: string,
  beginnings: string[],
  { ends, open = false, parts = partEnds }: { ends: string[]; open?: boolean; parts?: string[] },
): string | null {
  const lower = text.toLowerCase();
  const found = beginnings.flatMap((beginning) => {
    const from = lower.indexOf(beginning);
    if (from < 0) return [];
    const rest = text.slice(from + beginning.length);
    const value = cutAt(rest, [...ends, ...parts, ":", "?"]);
    return value && (open || ends.some((end) => rest.toLowerCase().startsWith(end, value.length))) ? [value] : [];
  });
  return found.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

const industryBegin = ["in the ", "for the ", "for a ", "for an ", "of the "];
const skillsBegin = ["with skills in ", "skilled in ", "who knows ", "with experience in ", "with "];
const roleBegin = [
  "hire a ",
  "hire an ",
  "hiring a ",
  "hiring an ",
  "for a ",
  "for an ",
  "find a ",
  "find an ",
  "need a ",
  "need an ",
  "for ",
];
const roleEnd = [" with ", " who ", " skilled ", " for ", " on a ", " budget"];

const roleOf = (text: string): string | null =>
  labelled(text, ["role"]) ?? between(text, roleBegin, { ends: roleEnd, open: true });

function budgetOf(text: string): ResourceBudget {
  const said = wordsOf(labelled(text, ["budget"]) ?? text);
  const bands: ResourceBudget[] = ["low", "medium", "high", "premium"];
  return bands.find((band) => said.includes(band)) ?? "medium";
}

const stages: [InvestorStage, string[]][] = [
  ["series-a", ["series a", "series-a"]],
  ["series-b", ["series b", "series-b"]],
  ["pre-seed", ["pre-seed", "pre seed", "preseed"]],
  ["seed", ["seed"]],
  ["mvp", ["mvp", "prototype"]],
  ["idea", ["idea"]],
];
const industries: [InvestorIndustry, string[]][] = [
  ["fintech", ["fintech", "payments", "banking", "finance"]],
  ["healthcare", ["healthcare", "health", "medical"]],
  ["ecommerce", ["ecommerce", "e-commerce", "online shop", "retail"]],
  ["edtech", ["edtech", "education", "school"]],
  ["saas", ["saas", "software"]],
  ["ai", ["artificial intelligence", "machine learning", "ai"]],
];

/** The first choice whose words occur in the text as whole words. */
function choose<Choice>(text: string, choices: [Choice, string[]][]): Choice | null {
  const spaced = ` ${wordsOf(text).join(" ")} `;
  const found = choices.find(([, cues]) => cues.some((cue) => spaced.includes(` ${wordsOf(cue).join(" ")} `)));
  return found?.[0] ?? null;
}
