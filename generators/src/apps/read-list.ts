import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity } from "@cofounder/contract/tools/app-generator";
import { appFieldsMax } from "@cofounder/contract/tools/app-limits";
import type { MadeIn } from "../language.ts";
import { capital, codeName } from "./names.ts";
import { readFields } from "./read-fields.ts";

/** The beginning of a list of fields behind its entity, in languages other than English. */
const introductions: Record<Exclude<MadeIn, "en">, RegExp> = {
  de: /(?<![\p{L}-])(?<thing>[\p{L}-]{1,40})(?:\s+(?:mit|inklusive|samt)\s+|\s*(?:haben|hat)\s+|\s*[:：]\s*)(?<list>[^.!?\n]{3,400})/gu,
  es: /(?<![\p{L}-])(?<thing>[\p{L}-]{1,40})(?:\s+(?:con|incluyendo)\s+|\s+(?:tienen?)\s+|\s*[:：]\s*)(?<list>[^.!?\n]{3,400})/gu,
  fr: /(?<![\p{L}-])(?<thing>[\p{L}-]{1,40})(?:\s+(?:avec|comprenant)\s+|\s+(?:ont|a)\s+|\s*[:：]\s*)(?<list>[^.!?\n]{3,400})/gu,
  hi: /(?<![\p{L}\p{M}])(?<thing>[\p{L}\p{M}]{1,40})(?:\s{1,3}के साथ\s{1,3}|\s{0,3}(?:(?:में|का|की|के)\s{0,3})?[:：]\s{0,3})(?<list>[^.!?।\n]{3,400})/gu,
  zh: /(?<thing>[\p{Script=Han}]{1,6}?)(?:，?(?:包含|包括|有)|[:：])(?<list>[^.!?。！？\n]{2,400})/gu,
};

/** A verb of keeping, and its object: "gestionar reservas", "livres suivre". */
const kept: Record<Exclude<MadeIn, "en">, RegExp> = {
  de: /(?:verwalte[nt]?|erfasse[nt]?|speicher[en]+|plane[nt]?|verfolge[nt]?|sammle|sammeln)\s+(?:(?:meine[nr]?|unsere|alle|die)\s+)?(?<thing>[\p{L}-]+)/iu,
  es: /(?:gestionar|guardar|registrar|llevar|organizar|seguir|controlar|apuntar)\s+(?:(?:mis|nuestros?|nuestras?|los|las|el|la)\s+)?(?<thing>[\p{L}-]+)/iu,
  fr: /(?:gérer|suivre|enregistrer|organiser|noter|stocker)\s+(?:(?:mes|nos|les|des|le|la)\s+)?(?<thing>[\p{L}-]+)/iu,
  hi: /(?<![\p{L}\p{M}])(?<thing>[\p{L}\p{M}]{1,40}?)(?:ों)?\s+(?:का|की|के)\s+(?:ऐप|हिसाब|सूची|रिकॉर्ड)/u,
  zh: /(?:管理|记录|跟踪|保存)(?<thing>[\p{Script=Han}]{1,4}?)(?=的|：|，|。|$|应用|系统|工具)/u,
};

const nameLabels: Record<Exclude<MadeIn, "en">, string> = {
  de: "Name",
  es: "Nombre",
  fr: "Nom",
  hi: "नाम",
  zh: "名称",
};

const mostThings = 4;

const noThing = new RegExp(
  "^(?:app|apps|anwendung|aplicación|application|tool|website|ऐप|应用|系统|工具|小程序|software|logiciel" +
    "|programm|programa|kunden?|ich|wir|jede[rs]?|cada|chaque|und|y|et|sie|en|de|la|le|un|une)$",
  "iu",
);

interface List {
  /** The name of the fields' entity. */
  label: string;
  fields: string;
}

function listIn([whole, thing = "", list = ""]: RegExpExecArray, { language, said }: Said): List {
  // "Eine App für meine Bäckerei: Bestellungen mit …": the list belongs to the nearest entity.
  const [, innerThing = "", innerList = list] = new RegExp(introductions[language].source, "u").exec(list) ?? [];
  const isNamed = !/[:：]/u.test(whole.slice(thing.length, thing.length + 3));
  const nouns = [innerThing, isNamed ? thing : said, said, thing];
  const noun = nouns.find((each) => each !== "" && !noThing.test(each)) ?? thing;
  return { label: cutText(capital(noun), 40), fields: innerList };
}

interface Said {
  language: Exclude<MadeIn, "en">;
  /** The object of a verb of keeping. */
  said: string;
}

/** The entities of a non-English description, each with the list of its fields. Empty without a list. */
export function readLists(text: string, language: Exclude<MadeIn, "en">): AppEntity[] {
  const said = kept[language].exec(text)?.groups?.["thing"] ?? "";
  const entities = new Map<string, AppEntity>();
  for (const found of text.matchAll(introductions[language])) {
    const { label, fields: list } = listIn(found, { language, said });
    const fields = readFields(list, nameLabels[language]);
    if (fields.length < 2) continue;
    const name = codeName(label);
    const earlier = entities.get(name)?.fields ?? [];
    const fresh = fields.filter((field) => !earlier.some((each) => each.name === field.name));
    const all = [...earlier, ...fresh].slice(0, appFieldsMax);
    entities.set(name, { name, label, plural: label, fields: all, actions: [] });
  }
  return [...entities.values()].slice(0, mostThings);
}
