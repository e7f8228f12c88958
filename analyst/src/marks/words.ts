import { type Language, languages } from "../i18n/language.ts";

export const timeUnits = ["minute", "hour", "day", "week", "month", "quarter", "year"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Words of one language that decide how a number of a text is judged, as alternatives of a pattern. */
interface Words {
  times: Record<TimeUnit, string>;
  /** Adverbs and adjectives that name a period by themselves: "monthly". */
  regular: Partial<Record<TimeUnit, string>>;
  /** Between an amount and its period: "per", "a". */
  per: string;
  /** Before the number of a part: "step 3", "week 2". */
  ordered: string;
  /** Things that a text itself counts: "three reasons". */
  counted: string;
  months: string;
  /** What is supposed, aimed at or usual, and not a statement about the venture. */
  supposed: string;
  /** The part of those that makes the next sentence a supposition too. */
  conditional: string;
}

const words: Record<Language, Words> = {
  en: {
    times: {
      minute: "minutes?|mins?",
      hour: "hours?|hrs?|h",
      day: "days?",
      week: "weeks?|wks?",
      month: "months?|mos?|mths?",
      quarter: "quarters?",
      year: "years?|yrs?|yr|annum",
    },
    regular: {
      day: "daily",
      week: "weekly",
      month: "monthly|mrr",
      quarter: "quarterly",
      year: "yearly|annual|annually|arr|p\\.a\\.",
    },
    per: "per|a|an|each|every",
    ordered:
      "slides?|steps?|phases?|weeks?|days?|months?|years?|parts?|sections?|options?|questions?|figures?|tables?" +
      "|rules?|tiers?|levels?|stages?|rounds?|chapters?|pages?|points?|plans?|variants?|scenarios?|tests?" +
      "|hypothes[ie]s|items?|nos?\\.|numbers?|top|version|v",
    counted:
      "reasons?|questions?|things?|steps?|points?|ways?|options?|risks?|ideas?|parts?|examples?" +
      "|assumptions?|problems?|lines?|sentences?|words?|numbers?|figures?|facts?|levers?|mistakes?|phases?" +
      "|stages?|scenarios?|paths?|sides?|tests?|conditions?",
    months:
      "January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?" +
      "|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?",
    supposed:
      "if|unless|suppose|supposing|assume|assuming|say|imagine|would|could|might|were|should|must|needs?" +
      "|target|targets|goal|aim|hypothetical|scenario|benchmark|typical|typically|usually|median|average" +
      "|industry|healthy|normal|rule of thumb|at least|at most|above|below|under|over|more than|less than" +
      "|up to|instead|versus|vs|from|to|until|unlike|others|competitors?|once|when|then|raise|raising|lower" +
      "|lowering|before|after|per cent of",
    conditional: "if|unless|suppose|supposing|assume|assuming|imagine|would|could|hypothetical|scenario",
  },
  de: {
    times: {
      minute: "Minuten?|Min\\.?",
      hour: "Stunden?|Std\\.?|h",
      day: "Tage?n?s?",
      week: "Wochen?",
      month: "Monate?n?s?",
      quarter: "Quartale?n?s?",
      year: "Jahre?n?s?",
    },
    regular: {
      day: "täglich\\p{L}*",
      week: "wöchentlich\\p{L}*",
      month: "monatlich\\p{L}*|mtl\\.?|Monats\\p{L}+|mrr",
      quarter: "vierteljährlich\\p{L}*",
      year: "jährlich\\p{L}*|Jahres\\p{L}+|p\\.\\s?a\\.|arr",
    },
    per: "pro|je|im|in der|am|jeden|jede|jedes|alle|den|die Woche",
    ordered:
      "Folien?|Schritte?|Phasen?|Wochen?|Tage?|Monate?|Jahre?|Teil|Abschnitt|Option|Fragen?|Tabelle|Regel|Stufe" +
      "|Runde|Kapitel|Seite|Punkt|Variante|Szenario|Test|Hypothese|Nr\\.|Nummer|Top|Version",
    counted:
      "Gründe?n?|Fragen?|Dinge?n?|Schritte?n?|Punkte?n?|Wege?n?|Optionen|Risiken|Ideen|Teile?n?" +
      "|Beispiele?n?|Annahmen?|Probleme?n?|Zeilen|Sätze?n?|Zahlen|Hebel|Fehler|Phasen|Szenarien|Seiten" +
      "|Tests?|Bedingungen|Möglichkeiten",
    months:
      "Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan\\.?" +
      "|Feb\\.?|Apr\\.?|Aug\\.?|Sept?\\.?|Okt\\.?|Nov\\.?|Dez\\.?",
    supposed:
      "wenn|falls|sofern|angenommen|nimm an|nehmen wir an|stell dir vor|würden?|würdest|könnten?|wären?" +
      "|wäre|sollten?|solltest|müssten?|musst|muss|brauchst|braucht|Ziel|Zielwert|Szenario|Benchmark" +
      "|typisch\\p{L}*|üblich\\p{L}*|üblicherweise|Median|Durchschnitt|Branche\\p{L}*|gesund\\p{L}*" +
      "|normal\\p{L}*|Faustregel|mindestens|höchstens|über|unter|mehr als|weniger als|bis zu|bis|statt" +
      "|gegenüber|von|auf|andere|Wettbewerber|sobald|dann|anheben|erhöhen|senken|vorher|nachher" +
      "|(?<!lieg\\p{L}{1,3} )bei",
    conditional:
      "wenn|falls|sofern|angenommen|nimm an|nehmen wir an|stell dir vor|würden?|würdest|könnten?|wären?|Szenario",
  },
  fr: {
    times: {
      minute: "minutes?|min",
      hour: "heures?|h",
      day: "jours?|journées?",
      week: "semaines?",
      month: "mois",
      quarter: "trimestres?",
      year: "ans?|années?|annees?",
    },
    regular: {
      day: "quotidien\\p{L}*",
      week: "hebdomadaires?",
      month: "mensuel\\p{L}*|mrr",
      quarter: "trimestriel\\p{L}*",
      year: "annuel\\p{L}*|arr",
    },
    per: "par|chaque|le|l['’]|l|à la",
    ordered:
      "diapos?|diapositives?|étapes?|phases?|semaines?|jours?|mois|années?|parties?|sections?|options?|questions?|figures?" +
      "|tableaux?|règles?|niveaux?|tours?|chapitres?|pages?|points?|variantes?|scénarios?|tests?" +
      "|hypothèses?|n°|nos?|numéros?|top|version",
    counted:
      "raisons?|questions?|choses?|étapes?|points?|façons?|options?|risques?|idées?|parties?|exemples?" +
      "|hypothèses?|problèmes?|lignes?|phrases?|chiffres?|leviers?|erreurs?|phases?|scénarios?|côtés?" +
      "|tests?|conditions?|pistes?",
    months:
      "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|juil\\.|déc\\.",
    supposed:
      "si|supposons|imaginons|admettons|\\p{L}+rai[st]|\\p{L}+raient|doit|doivent|devez|faut|objectif|cible" +
      "|scénario|référence|typiques?|généralement|médiane?|moyenne|secteur|sain\\p{L}*|normale?|règle" +
      "|au moins|au plus|plus de|moins de|jusqu['’]à|jusqu|au lieu|contre|de|à|d['’]autres|concurrents?|dès" +
      "|alors|augmenter|baisser|avant|après|passer|passe",
    conditional: "si|supposons|imaginons|admettons|\\p{L}+rai[st]|\\p{L}+raient|scénario",
  },
  es: {
    times: {
      minute: "minutos?|min",
      hour: "horas?|h",
      day: "días?|dias?",
      week: "semanas?",
      month: "mes|meses",
      quarter: "trimestres?",
      year: "años?",
    },
    regular: {
      day: "diari[oa]s?",
      week: "semanal(?:es)?",
      month: "mensual(?:es|mente)?|mrr",
      quarter: "trimestral(?:es)?",
      year: "anual(?:es|mente)?|arr",
    },
    per: "por|al|a la|cada|el|la",
    ordered:
      "diapositivas?|pasos?|fases?|semanas?|días?|mes|años?|partes?|secci(?:ón|ones)|opci(?:ón|ones)|preguntas?|tablas?" +
      "|reglas?|nivel(?:es)?|rondas?|capítulos?|páginas?|puntos?|variantes?|escenarios?|pruebas?|hipótesis" +
      "|n\\.º|núm\\.|números?|top|versión",
    counted:
      "razones|preguntas?|cosas?|pasos?|puntos?|formas?|maneras?|opciones|riesgos?|ideas?|partes?|ejemplos?" +
      "|supuestos?|problemas?|líneas?|frases?|números?|cifras?|palancas?|errores?|fases?|escenarios?|lados?" +
      "|pruebas?|condiciones",
    months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    supposed:
      "si|supon\\p{L}*|imagin\\p{L}*|\\p{L}+ría[ns]?|fuera|fuese|debe|deben|debes|deberías?|necesitas?" +
      "|objetivo|meta|escenario|referencia|típic\\p{L}*|normalmente|mediana|promedio|media|sector|san[oa]" +
      "|regla|al menos|como mucho|más de|menos de|hasta|en lugar|frente|de|a|otros|competidor\\p{L}*|cuando" +
      "|entonces|subir|subes|bajar|bajas|antes|después|pasar|pasa",
    conditional: "si|supon\\p{L}*|imagin\\p{L}*|\\p{L}+ría[ns]?|fuera|fuese|escenario",
  },
  hi: {
    times: {
      minute: "मिनट|minute|minutes|min",
      hour: "घंटे|घंटा|घंटों|घण्टे|ghante|ghanta",
      day: "दिन|दिनों|din",
      week: "हफ़्ते|हफ़्ता|हफ्ते|हफ्ता|सप्ताह|hafte|hafta",
      month: "महीने|महीना|महीनों|माह|mahine|mahina|maheene",
      quarter: "तिमाही",
      year: "साल|वर्ष|वर्षों|saal|sal",
    },
    regular: { day: "रोज़|रोज|दैनिक|roz", week: "साप्ताहिक", month: "मासिक|mrr", year: "सालाना|वार्षिक|salana|arr" },
    per: "प्रति|हर|per|har|प्रत्येक|एक",
    ordered:
      "स्लाइड|चरण|कदम|सप्ताह|हफ़्ते|दिन|महीने|महीना|वर्ष|साल|भाग|विकल्प|सवाल|प्रश्न|तालिका|नियम|स्तर|दौर|अध्याय|पृष्ठ|बिंदु|परीक्षण|नंबर|step|phase|top",
    counted:
      "कारण|सवाल|प्रश्न|बातें|बात|चीज़ें|चीजें|कदम|बिंदु|तरीके|तरीक़े|विकल्प|जोखिम|विचार|भाग|उदाहरण|धारणाएँ|समस्याएँ|आंकड़े|गलतियाँ|चरण|परीक्षण|शर्तें",
    months: "जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर",
    supposed:
      "अगर|यदि|मान|मानिए|मानो|होता|होती|होते|होगा|होगी|होंगे|सकता|सकती|सकते|चाहिए|लक्ष्य|परिदृश्य|बेंचमार्क" +
      "|आमतौर|सामान्य|औसत|उद्योग|कम से कम|ज़्यादा से ज़्यादा|अधिक|ज़्यादा|ज्यादा|तक|बजाय|तुलना|से|जब|तब|तो" +
      "|बढ़ाने|घटाने|पहले|बाद|agar|yadi|toh|chahiye|hoga|hogi",
    conditional: "अगर|यदि|मान|मानिए|मानो|होता|होती|परिदृश्य|agar|yadi",
  },
  zh: {
    times: {
      minute: "分钟",
      hour: "个?小时",
      day: "天|日",
      week: "个?(?:周|星期|礼拜)",
      month: "个?月",
      quarter: "个?季度",
      year: "年",
    },
    regular: { day: "日均", month: "月度|月费|月均|月收入|mrr", year: "年度|年费|年收入|arr" },
    per: "每|一|/",
    ordered: "第|幻灯片|步骤|阶段|方案|选项|问题|表|图|版本",
    counted:
      "(?:个|条|点|种|步|项|类)?(?:原因|理由|问题|事|步骤|要点|点|方法|办法|选项|风险|想法|部分|例子|假设|数字|杠杆|错误|阶段|情景|方面|测试|条件)",
    months: "月",
    supposed:
      "如果|假如|假设|若|要是|倘若|会|将|可以|可能|应该|应当|必须|需要|目标|情景|基准|通常|一般|中位|平均|行业|健康|正常|经验|至少|至多|最多|超过|低于|高于|以上|以下|不到|多于|少于|到|从|而不是|相比|其他|竞争|对手|当|那么|提高|降低|之前|之后|则",
    conditional: "如果|假如|假设|若|要是|倘若|情景",
  },
};

const spaced = (alternatives: string, flags = "iu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, flags);

export interface Patterns {
  isHan: boolean;
  /** A time word directly behind a number. */
  timeBehind: [TimeUnit, RegExp][];
  /** "per month", "/month" and "monthly" behind an amount. */
  periodBehind: [TimeUnit, RegExp][];
  periodBefore: [TimeUnit, RegExp][];
  timeAnywhere: [TimeUnit, RegExp][];
  orderedBefore: RegExp;
  countedBehind: RegExp;
  monthBefore: RegExp;
  monthBehind: RegExp;
  supposed: RegExp;
  conditional: RegExp;
  periodWordBehind: RegExp;
}

const made = new Map<Language, Patterns>();

/** The patterns of a language; those of English count in every language. */
export function patternsOf(language: Language): Patterns {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

/** The unit of time directly behind a number. */
export const timeBehind = (behind: string, language: Language): TimeUnit | null =>
  patternsOf(language).timeBehind.find(([, pattern]) => pattern.test(behind))?.[0] ?? null;

function make(language: Language): Patterns {
  const own = words[language];
  const both = (pick: (of: Words) => string | undefined): string =>
    [pick(own), language === "en" ? undefined : pick(words.en)].filter(Boolean).join("|");
  const isHan = language === "zh";
  const end = isHan ? "(?![a-z])" : "(?![\\p{L}\\p{M}])";
  const per = both((of) => of.per);
  const each = (build: (time: string, regular: string) => RegExp): [TimeUnit, RegExp][] =>
    timeUnits.map((unit) => [
      unit,
      build(
        both((of) => of.times[unit]),
        both((of) => of.regular[unit]) || "(?!)",
      ),
    ]);
  const anywhere = (alternatives: string): RegExp =>
    isHan ? new RegExp(`(?:${alternatives})`, "iu") : spaced(alternatives);
  const behind = each(
    (time, regular) =>
      new RegExp(
        `^[\\s\\p{L}\\p{M}]{0,24}?(?:\\s?/\\s?(?:${time})|(?<![\\p{L}\\p{M}])(?:${per})\\s?(?:${time})|(?<![\\p{L}\\p{M}])(?:${regular}))${end}`,
        "iu",
      ),
  );
  return {
    isHan,
    timeBehind: each((time) => new RegExp(`^[*_]{0,2}[\\s\\u00a0\\u202f‑-]?(?:${time})${end}`, "iu")),
    periodBehind: behind,
    periodBefore: each(
      (time, regular) =>
        new RegExp(
          `(?:${isHan ? "每" : `(?:${per})\\s`}(?:${time})|(?:${regular}))[^\\d.!?;。]{0,${isHan ? 8 : 16}}$`,
          "iu",
        ),
    ),
    timeAnywhere: each((time, regular) => anywhere(`${time}|${regular}`)),
    orderedBefore: new RegExp(
      `(?:${isHan ? "" : "(?<![\\p{L}\\p{M}])"}(?:${both((of) => of.ordered)})\\s?#?|#|§\\s?)$`,
      "iu",
    ),
    countedBehind: new RegExp(`^[*_\\s]{0,3}(?:\\p{L}+\\s)?(?:${both((of) => of.counted)})${end}`, "iu"),
    monthBefore: new RegExp(`(?<![\\p{L}\\p{M}])(?:${both((of) => of.months)})\\s$`, "u"),
    monthBehind: new RegExp(
      `^(?:st|nd|rd|th|er|\\.|º)?\\s(?:de\\s|of\\s)?(?:${languages.map((code) => words[code].months).join("|")})${end}`,
      "u",
    ),
    supposed: anywhere(both((of) => of.supposed)),
    conditional: anywhere(both((of) => of.conditional)),
    periodWordBehind: new RegExp(`^\\s?(?:/|(?:${per})\\s?)`, "iu"),
  };
}
