import type { Claim } from "@cofounder/contract/analysis";
import { citedBehind, companyVerb, nameCue } from "./name-cues.ts";

const letter = String.raw`[[\p{L}\d&’'\-]--\p{Script=Han}]`;
const part = String.raw`\p{Lu}${letter}{0,40}(?:\.(?=[[\p{L}]--\p{Script=Han}])${letter}{1,20}){0,2}`;
const name = new RegExp(`${part}(?: (?:(?:&|de|of) )?${part}){0,3}`, "gv");

/** Words that begin a sentence or are capitalised without being a company. */
const plainWords =
  "Do|Doing|The|This|These|That|Those|A|An|No|None|Nothing|Nobody|Everyone|Spreadsheets?|Excel|Manual" +
  "|Status|Direct|Indirect|Existing|Current|Other|Others|Local|Traditional|Pen|Paper|Hiring|In|Unknown" +
  "|Name|Alternatives?|Competitors?|Compan(?:y|ies)|Products?|Their|Your|Our|We|I|It|They|You|He|She" +
  "|Each|Every|Many|Some|Most|Few|To|What|Who|Which|Why|How|If|There|Here|Today|E-?mail|Phone|Founders?" +
  "|Customers?|Buyers?|Users?|Revenue|Price|Churn|Cash|Data|One|Two|Three|Big|Large|Small|New|When" +
  "|While|And|But|Or|For|From|With|As|At|On|By|GDPR|CAC|LTV|MRR|ARR|SaaS|AI|API|B|Der|Die|Das|Den|Dem" +
  "|Des|Eine?[nmrs]?|Keine?[rn]?|Nichts|Niemand|Es|Er|Sie|Wir|Ihre?|Ich|Du|Deine?[nrm]?|Unsere?|Was|Wer" +
  "|Wie|Warum|Wenn|Weil|Wo|Dass|Und|Oder|Aber|Tabellen?|Papier|Studien?|Umfragen?|Berichte?n?" +
  "|Wettbewerb(?:er)?|Konkurrenz|Anbieter|Kunden?|Käufer|Gründer|Firm(?:a|en)|Unternehmen|Produkte?" +
  "|Preise?|Andere|Lokale|Große|Kleine|Neue|Direkte|Handarbeit|Heute|Markt|Le|Les?|La|Las?|L|Une?|Du|De" +
  "|Aucune?|Rien|Personne|Ne|Nous|Vous|Ils|Elles|Il|Elle|On|Ce|Cela|Cette|Ces|Votre|Vos|Notre|Nos" +
  "|Leurs?|Que|Qui|Quoi|Comment|Si|Et|Ou|Mais|Concurrents?|Concurrence|Clients?|Acheteurs?|Fondateurs?" +
  "|Entreprises?|Produits?|Prix|Autres?|El|Los|Una|Unos|Unas|Ning\\p{L}+|Nada|Nadie|Nosotros|Ellos|Sus?" +
  "|Tus?|Nuestr[oa]|Qué|Quién|Cómo|Cuando|Hojas?|Papel|Competid\\p{L}+|Competencia|Comprador(?:es)?" +
  "|Fundador|Empresas?|Productos?|Precios?|Otr[oa]s|Hacer|Y|O|Pero|Hoy|Por";
const plain = new RegExp(`^(?:${plainWords})(?![\\p{L}\\p{M}])`, "u");

/** Whether a capitalised word is no name. */
export const isPlainWord = (word: string): boolean => plain.test(word);

const joint = /^[\s,*_"“”«»/&]{0,4}(?:and|or|und|oder|et|ou|y|o)?[\s*_"“”«»]{0,3}$/u;

/** The names in a sentence that stand where a company does: a rival, the source of a figure, one that acts. */
export function namedCompanies(sentence: string): string[] {
  const found: string[] = [];
  let end = -1;
  for (const { 0: written, index } of sentence.matchAll(name)) {
    const isListed = end >= 0 && joint.test(sentence.slice(end, index));
    const rest = sentence.slice(index + written.length, index + written.length + 48);
    const isCued = isListed || nameCue.test(sentence.slice(Math.max(0, index - 60), index));
    if (plain.test(written) || !(isCued || citedBehind.test(rest) || companyVerb.test(rest))) continue;
    found.push(written);
    end = index + written.length;
  }
  return found;
}

const companyForms =
  /^ (?:inc|ltd|llc|gmbh|ag|sa|sas|sl|se|co|corp|group|labs?|pro|plus|software|technologies|systems|health|app|crm|ai|cloud|online|one|[a-z]{2})\.?$/;

const keyOf = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/\.$/, "");

/** Whether a company is named by one of the claims, in a longer or shorter form. */
export function isKnownCompany(written: string, claims: readonly Claim[]): boolean {
  const key = keyOf(written);
  return claims.some(({ unit, text }) => {
    if (unit !== "company" && unit !== "name") return false;
    const known = text.toLowerCase();
    const isLonger = key.startsWith(`${known} `) && companyForms.test(key.slice(known.length));
    return known === key || known.startsWith(`${key} `) || isLonger;
  });
}
