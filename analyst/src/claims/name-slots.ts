/** What the lines so far say about where company names stand. */
export type LineState = { heading: boolean; rivals: boolean };
export type Place = "list" | "bullet";

const rivalWords = /\b(?:competitors?|competition|rivals?|alternatives|incumbents?|players)\b/i;
const leadingMark = /\n\s*(?:[-*+•]\s|\d{1,2}[.)]\s|\|\s?)(?:\*\*|__|\[)?$/;
const cue =
  /(?:\b(?:competitors?|rivals?|alternatives?|incumbents?|players)(?:\s(?:here|today|now))?(?:\s(?:are|is|include|includes|including|like|such as|would be|named))?:?|\b(?:compet(?:e|es|ing) (?:directly )?(?:with|against)|similar to|unlike|versus|vs\.?|alternatives? to|(?:better|cheaper|faster|simpler) than|switch(?:ing)? (?:over )?from|up against|(?:tools|apps|companies|platforms|products|services|startups|solutions|vendors) (?:like|such as)))\s+(?:the\s)?(?:\*\*|["“])?$/i;

/** Called at the end of a line: a heading about rivals opens a section of names, another heading closes it. */
export function readLine(state: LineState, context: string): LineState {
  const line = context.slice(context.lastIndexOf("\n") + 1).trim();
  if (line === "") return state;
  const heading = line.startsWith("#") || /^\*\*[^*]+\*\*:?$/.test(line) || (line.length < 60 && line.endsWith(":"));
  if (heading) return { heading: true, rivals: rivalWords.test(line) };
  return /^\s*(?:[-*+•|]|\d)/.test(line) ? state : { heading: false, rivals: state.rivals && line.length < 200 };
}

/** Whether a capitalised word at this point stands where a competitor's name would. */
export function namesMayFollow(state: LineState, context: string): Place | null {
  if (state.rivals && leadingMark.test(context)) return "bullet";
  return cue.test(context) ? "list" : null;
}

const namePattern =
  /\p{Lu}[\p{L}\d&’'-]*(?:\.(?=\p{L})[\p{L}\d]+)*(?: \p{Lu}[\p{L}\d&’'-]*(?:\.(?=\p{L})[\p{L}\d]+)*){0,3}/uy;
const notNames =
  /^(?:Do|Doing|The|This|These|That|A|An|No|None|Nothing|Spreadsheets?|Excel|Manual|Status|Direct|Indirect|Existing|Current|Other|Others|Local|Traditional|Pen|Paper|Hiring|In|Unknown|Name|Alternative|Competitor|Company|Product|Their|Your|Our|We|I|It|They|You|Each|Every|Many|Some|Most|To|What|Who|Why|How|If|There|Today|WhatsApp|E-mail|Email|Phone)(?![\p{L}])/u;

type NameAt = { name: string } | "incomplete" | null;

/** The whole name at this point; "incomplete" while more of it may come, null where it is no name. */
export function nameAt(input: { text: string; at: number; final: boolean; place: Place }): NameAt {
  const { text, at, final, place } = input;
  namePattern.lastIndex = at;
  const name = namePattern.exec(text)?.[0] ?? "";
  const rest = text.slice(at + name.length, at + name.length + 4);
  if (!final && rest.length < 3 && /^[ .*_\]]*$/.test(rest)) return "incomplete";
  if (name === "" || notNames.test(name)) return null;
  // In a bullet a capital may just begin a sentence; a name is followed by its separator.
  return place === "list" || /^(?:\*\*|__|\])?\s?(?:[:–—(|,*-]|\n|$)/.test(rest) ? { name } : null;
}
