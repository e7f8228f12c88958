import { citedBehind, companyVerb, cueEnd, nameCue, rivalWords } from "./name-cues.ts";

/** What the lines so far show about the position of company names. */
export interface LineState {
  heading: boolean;
  rivals: boolean;
}
export type Place = "list" | "bullet";

const leadingMark = /\n\s*(?:[-*+•]\s|\d{1,2}[.)]\s|\|\s?)(?:\*\*|__|\[)?$/;

/** Called at the end of a line: a heading about rivals opens a section of names, another heading closes it. */
export function readLine(state: LineState, line: string): LineState {
  const said = line.trim();
  if (said === "") return state;
  const heading =
    said.startsWith("#") || /^\*\*[^*]+\*\*[:：]?$/.test(said) || (said.length < 60 && /[:：]$/.test(said));
  if (heading) return { heading: true, rivals: rivalWords.test(said) };
  return /^(?:[-*+•|]|\d)/.test(said) ? state : { heading: false, rivals: state.rivals && said.length < 200 };
}

const opened = /(?:\*\*|["“«„]\s?|_)$/u;

/** The word before a space at the end of a text, ignoring marks that open a name and an article. */
function lastWord(context: string): string {
  const closed = opened.test(context) ? context.replace(opened, "") : context;
  const end = closed.trimEnd();
  if (end.length === closed.length || closed.length - end.length > 2) return "";
  const word = wordBefore(end);
  return articles.has(word) ? wordBefore(end.slice(0, -word.length).trimEnd()) : word;
}

const articles = new Set(["the", "die", "les", "los", "le", "la", "el"]);
const wordBefore = (text: string): string => text.slice(Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n")) + 1);

/** Whether a name may stand at this point, from the text before it. */
export function namesMayFollow(state: LineState, context: string): Place | null {
  if (state.rivals && leadingMark.test(context)) return "bullet";
  const last = lastWord(context);
  return last !== "" && last.length < 25 && cueEnd.test(last) && nameCue.test(context.slice(-60)) ? "list" : null;
}

const letter = String.raw`[[\p{L}\d&’'\-]--\p{Script=Han}]`;
const part = String.raw`\p{Lu}${letter}{0,40}(?:\.(?=[[\p{L}]--\p{Script=Han}])${letter}{1,20}){0,2}`;
const namePattern = new RegExp(`${part}(?: (?:(?:&|de|of) )?${part}){0,3}`, "vy");
const plainWords =
  "Do|Doing|The|This|These|That|Those|A|An|No|None|Nothing|Nobody|Everyone|Everybody|Somebody" +
  "|Spreadsheets?|Excel|Manual|Status|Direct|Indirect|Existing|Current|Other|Others|Local|Traditional" +
  "|Pen|Paper|Hiring|In|Unknown|Name|Alternative|Competitors?|Company|Companies|Product|Their|Your|Our" +
  "|We|I|It|They|You|He|She|Each|Every|Many|Some|Most|Few|To|What|Who|Which|Why|How|If|There|Here|Today" +
  "|WhatsApp|E-mail|Email|Phone|Founders?|Customers?|Buyers?|Users?|Revenue|Price|Churn|Cash|Data|FACTS" +
  "|CARD|One|Two|Three|Big|Large|Small|New|When|While|And|But|Or|For|From|With|As|At|On|By|GDPR|CAC|LTV" +
  "|MRR|ARR|SaaS|AI|API|B";
const germanWords =
  "Der|Die|Das|Den|Dem|Des|Ein|Eine|Einen|Einem|Einer|Kein|Keine|Keiner|Nichts|Niemand|Es|Er|Sie|Wir" +
  "|Ihr|Ich|Du|Dein|Deine|Deinen|Deiner|Deinem|Ihre|Unser|Unsere|Was|Wer|Wie|Warum|Wenn|Weil|Wo|Woher" +
  "|Dass|Und|Oder|Aber|Tabellen?|Papier|Angaben|Studien?|Umfragen?|Analysen?|Berichte?n?|Alternativen?" +
  "|Wettbewerber|Wettbewerb|Konkurrenz|Anbieter|Kunden|Kunde|Käufer|Gründer|Firma|Firmen|Unternehmen" +
  "|Produkte?|Preise?|Bestehende|Andere|Lokale|Große|Kleine|Neue|Direkte|Indirekte|Manuelle|Handarbeit" +
  "|Heute|Markt|Unbekannt|Gesetz|Schätzungen?|Quellen?|Telefon|Zettel|Stift";
const romanceWords =
  "Le|La|Les|L|Un|Une|Des|Du|De|Aucun|Aucune|Rien|Personne|Ne|Nous|Vous|Ils|Elles|Il|Elle|On|Ce|Cela" +
  "|Ceci|Ça|Cette|Ces|Votre|Vos|Ton|Ta|Tes|Notre|Nos|Leur|Leurs|Que|Qui|Quoi|Pourquoi|Comment|Si|Et|Ou" +
  "|Mais|Tableurs?|Papier|Alternatives?|Concurrents?|Concurrence|Clients?|Acheteurs?|Fondateurs?" +
  "|Entreprises?|Produits?|Prix|Autres?|Faire|Existants?|Inconnu|El|Los|Las|Una|Unos|Unas|Ningún" +
  "|Ninguna|Ninguno|Nada|Nadie|No|Nosotros|Ellos|Su|Sus|Tu|Tus|Nuestro|Nuestra|Qué|Quién|Cómo|Cuando" +
  "|Hojas?|Papel|Alternativas?|Competidor|Competidores|Competencia|Comprador|Compradores|Fundador" +
  "|Empresas?|Productos?|Precios?|Otros|Otras|Hacer|Desconocido|Y|O|Pero|Hoy|Aujourd’hui|Seguir" +
  "|Continuer|Garder|Dónde|Por";
const notNames = new RegExp(`^(?:${plainWords}|${germanWords}|${romanceWords})(?![\\p{L}\\p{M}])`, "u");

/** The amount of text behind a name that decides whether it is one. */
const nameReach = 48;
type NameAt = { name: string } | "incomplete" | null;
interface Looking {
  text: string;
  at: number;
  final: boolean;
  place: Place | null;
}

/** The whole name at this point; "incomplete" while later text may still decide, null if it is not a name. */
export function nameAt({ text, at, final, place }: Looking): NameAt {
  const name = place === null && isFollowedByPlainWord(text, at) ? null : wholeName(text, at);
  if (name === null) return null;
  const rest = restOfLine(text, at + name.length);
  const isWhole = final || rest.length >= nameReach || rest.endsWith("\n");
  if (place === null && !mayDecide(rest, isWhole)) return null;
  if (!isWhole) return "incomplete";
  return isName(name, rest, place) ? { name } : null;
}

function wholeName(text: string, at: number): string | null {
  namePattern.lastIndex = at;
  return namePattern.exec(text)?.[0] ?? null;
}

function restOfLine(text: string, from: number): string {
  const ahead = text.slice(from, from + nameReach);
  const end = ahead.indexOf("\n");
  return end < 0 ? ahead : ahead.slice(0, end + 1);
}

function isName(name: string, rest: string, place: Place | null): boolean {
  if (notNames.test(name)) return false;
  if (place === "list" || citedBehind.test(rest) || companyVerb.test(rest)) return true;
  // In a bullet a capital may just begin a sentence; a name is followed by its separator.
  return place === "bullet" && /^(?:\*\*|__|\])?\s?(?:[:：–—(（|,*-]|\n|$)/.test(rest);
}

const nextWord = /^(?:['’]s)?(?:\*\*|_)?,? ?(?:\((?:19|20)?|[\p{L}\p{M}]*)/u;
const verbStarts = new Set(
  (
    "leads dominates controls commands raised has have acquired charges reported announced estimates " +
    "predicts projects forecasts says claims found already is was launched serves holds owns generates " +
    "earns will führt beherrscht dominiert kontrolliert ist sammelte hat schätzt meldet berichtet domine " +
    "mène a lève est estime facture détient contrôle lidera domina ha recaudó levantó es estima cobra " +
    "controla et"
  ).split(" "),
);

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isLatin = (code: number): boolean => isSmall(code) || (code >= 65 && code <= 90);

/** "Praxen in der", the common case: one word, followed by one that is not a company's verb. */
function isFollowedByPlainWord(text: string, at: number): boolean {
  let end = at;
  while (isLatin(text.charCodeAt(end))) end += 1;
  if (end === at || text.charCodeAt(end) !== 32) return false;
  const start = end + 1;
  end = start;
  while (isSmall(text.charCodeAt(end))) end += 1;
  const isWhole = end > start && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 44);
  return isWhole && !verbStarts.has(text.slice(start, end)) && !nameJoints.test(text.slice(start, end));
}

const nameJoints = /^(?:de|of)$/;

/** While the next word is incomplete, or is a company's verb, more text is needed. */
function mayDecide(rest: string, isWhole: boolean): boolean {
  const next = nextWord.exec(rest)?.[0] ?? "";
  if (next.length === rest.length && !isWhole) return true;
  const word = next.replace(/^(?:['’]s)?(?:\*\*|_)?,? ?/u, "").toLowerCase();
  if (word === "" || word.startsWith("(")) return /^,? ?\(?(?:1|2)/.test(rest) || (!isWhole && /^,? ?\(?$/.test(rest));
  return verbStarts.has(word) || /^[\u0900-\u097f\u4e00-\u9fff]/.test(word);
}
