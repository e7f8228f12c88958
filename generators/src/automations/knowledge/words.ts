import type { AutomationActionType, AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";

/**
 * Words for reading a description, of English, Spanish, French, German, Hindi and Chinese together: a founder mixes
 * languages, and a word of one of them seldom means something else in another. Each entry is a pattern.
 */

export const whenWords = [
  "when(?:ever)?|as soon as|once(?! an? )|every time|each time",
  "cuando|cada vez que|en cuanto|al recibir",
  "quand|lorsqu(?:e|['’])|dès qu(?:e|['’])|chaque fois qu(?:e|['’])",
  "wenn|sobald|jedes mal",
  "जब भी|जब|जैसे ही|jab",
  "每当|每次|当收到|当|一旦|收到",
];

export const ifWords = ["if|provided that", "si|s['’]il", "falls|wenn", "अगर|यदि|agar|yadi", "如果|假如|要是|若"];

export const elseWords = [
  "otherwise|or else|else|if not",
  "si no|de lo contrario|en caso contrario",
  "sinon|autrement",
  "sonst|andernfalls|ansonsten",
  "वरना|नहीं तो|अन्यथा|warna",
  "否则|不然",
];

export const inAnyCaseWords = [
  "in any case|in both cases|either way|finally|at the end",
  "en cualquier caso|en ambos casos|finalmente|al final",
  "dans tous les cas|dans les deux cas|enfin|à la fin",
  "in jedem fall|auf jeden fall|in beiden fällen|zum schluss|am ende",
  "हर हाल में|दोनों स्थितियों में|अंत में",
  "无论如何|不管怎样|最后",
];

/** Words that order steps. */
export const thenWords = [
  "and then|then|after that|afterwards|and next|next(?=,)",
  "y luego|luego|después|a continuación|entonces",
  "et ensuite|ensuite|puis|après cela|alors",
  "und dann|dann|danach|anschließend|anschliessend",
  "और फिर|फिर|इसके बाद|उसके बाद|phir",
  "然后|接着|之后|随后|再",
];

export const andWords = ["and|plus", "y|e(?!-)", "et", "und|sowie", "और|तथा|aur", "并且|并|同时|以及|和"];

export const butWords = ["but", "pero", "mais", "aber", "लेकिन|मगर", "但是?|不过"];

/** Words that introduce an action, at the beginning of a clause in most languages and at its end in Hindi. */
export const verbs = [
  "let|ping|pull|message(?= (?:the|my|our|me|us|them) )|mail|send|post|add|create|write|notify|update|save|store|append|log|insert|put|call|draft|make|tell|alert|record|copy|move|archive|assign|generate|publish|share|invite|remind|export|upload|delete|mark|tag|check|fetch|get|take|load|collect|read|look up|wait|summari[sz]e|classify|translate|ask|subscribe|register|enrich|charge|refund|invoice",
  "(?:env[ií]a|m[aá]nda|av[ií]sa|a[ñn][aá]de|agr[eé]ga|cr[eé]a|escr[ií]be|gu[aá]rda|notif[ií]ca|publ[ií]ca|rec[uú]erda|p[oó]n)(?:me|nos|te|les?|los?|las?|se|selo|sela)",
  "envía|enviar|envíe|envia|manda|mandar|publica|publicar|añade|añadir|agrega|agregar|crea|crear|escribe|escribir|notifica|notificar|avisa|avisar|actualiza|actualizar|guarda|guardar|registra|registrar|espera|esperar|resume|resumir|clasifica|traduce|llama|archiva|asigna|genera|borra|reembolsa|factura",
  "récupère|récupérer|récupérez|lis|lire|envoie|envoyer|envoyez|poste|poster|publie|publier|publiez|ajoute|ajouter|ajoutez|crée|créer|créez|écris|écrire|notifie|notifier|préviens|prévenir|prévenez|mets à jour|enregistre|enregistrer|enregistrez|attends|attendre|attendez|résume|résumer|classe|traduis|appelle|archive|archiver|assigne|génère|supprime|rembourse|facture",
  "maile|mailen|hole|holen|lies|lesen|sende|senden|schicke|schicken|schick|poste|posten|füge|hinzufügen|trage|eintragen|erstelle|erstellen|lege|schreibe|schreiben|schreib|benachrichtige|benachrichtigen|aktualisiere|aktualisieren|speichere|speichern|warte|warten|fasse|zusammenfassen|klassifiziere|übersetze|rufe|archiviere|weise|erzeuge|lösche|erstatte|informiere",
  "(?:ई-?मेल|मेल) (?:करो|करें)|पढ़ो|पढ़ें|भेजो|भेजें|भेजना|भेज|जोड़ो|जोड़ें|जोड़|बनाओ|बनाएं|बनाएँ|लिखो|लिखें|लिख|बताओ|बताएं|सूचित|अपडेट|सेव|सहेजें|रुको|रुकें|प्रतीक्षा|इंतज़ार|सारांश|अनुवाद|bhejo|jodo|banao",
  "发送|发(?!票|生|现)|发布|添加|新增|创建|写入|写|通知|更新|保存|记录|追加|等待|等|总结|分类|翻译|提醒|归档|分配|生成|删除|退款|读取",
];

export const sendWords = [
  "send|write|reply|answer|notify|remind|let (?:me|us|them|him|her|the \\p{L}+) know",
  "(?:env[ií]a|m[aá]nda|escr[ií]be|av[ií]sa|resp[oó]nde)(?:me|nos|les?)|envía|enviar|envíe|envia|manda|mandar|escribe|responde|avisa",
  "envoie|envoyer|envoyez|écris|réponds|préviens|prévenez",
  "maile|mailen|hole|holen|lies|lesen|sende|senden|schicke|schicken|schick|schreibe|schreib|antworte|benachrichtige|mail(?:e)?",
  "(?:ई-?मेल|मेल) (?:करो|करें)|भेजो|भेजें|भेजना|भेज|लिखो|लिखें|bhejo",
  "发送|发(?!票|生|现)|写|回复|通知",
];

export const emailWords = [
  "e-?mails?|mails?|maile|\\p{L}{4,20}smails?",
  "correos?(?: electrónicos?)?",
  "courriels?|mél",
  "ईमेल|ई-मेल|मेल",
  "电子邮件|邮件|电邮",
];

export const readWords = [
  "read|get|fetch|pull|load|take|look up|check|ping",
  "lee|leer|obtén|toma",
  "lis|lire|récupère|prends",
  "lies|lesen|hole|lade",
  "पढ़ो|पढ़ें|लाओ",
  "读取|获取",
];

/** Triggers, specific ones before general ones. */
export const triggerWords: [AutomationTriggerType, string[]][] = [
  ["typeform", ["typeform"]],
  ["booking", ["calendly"]],
  ["telegram-in", ["telegram"]],
  ["gmail-in", ["gmail"]],
  ["shop-order", ["shopify"]],
  [
    "payment",
    [
      "stripe",
      "payments?|pays?|paid|purchases?|charges?|checkouts?",
      "pagos?|pagan?|pagu[eé]n?|compran?|compras|compren?|cobros?",
      "paiements?|paie|paye|achats?|achète",
      "zahlung(?:en)?|bezahlt|kauft?|käufe",
      "भुगतान|पेमेंट|खरीद\\p{M}*|payment",
      "付款|支付|购买|收款",
    ],
  ],
  ["webhook", ["web ?hooks?|api calls?", "网络钩子"]],
  [
    "form",
    [
      "(?:web |contact |sign-?up |order |feedback )?forms?|surveys?|questionnaires?|signs? up|submi(?:ts?|ssions?|tted)",
      "formularios?|encuestas?|se registra",
      "formulaires?|sondages?|s['’]inscrit",
      "(?:kontakt|bestell|anmelde)?formular(?:e|s)?|umfragen?|anmeldung",
      "फॉर्म|फ़ॉर्म|form",
      "表单|问卷|注册",
    ],
  ],
  [
    "row-added",
    [
      "(?:new |a )?rows?|spreadsheets?|google sheets?|sheets?",
      "filas?|hojas? de cálculo|hoja",
      "lignes?|feuilles?|tableur",
      "zeilen?|tabellen?",
      "पंक्ति|शीट|row",
      "新行|一行|行|表格",
    ],
  ],
  ["feed", ["rss|feeds?|blog posts?", "nueva entrada", "nouvel article", "neuer artikel", "ब्लॉग", "订阅源|博客"]],
  ["email-in", ["(?:e-?)?mails?", "correos?", "courriels?", "ईमेल|मेल", "邮件|电邮"]],
  [
    "manual",
    [
      "manually|by hand|i click|i press|a button",
      "manualmente|a mano|pulso",
      "manuellement|à la main|je clique",
      "manuell|von hand|auf knopfdruck|ich klicke",
      "मैन्युअल|हाथ से",
      "手动|点击",
    ],
  ],
];

/** Services of steps, specific ones before general ones. E-mail is handled separately: the word often names a field. */
export const serviceWords: [AutomationActionType, string[]][] = [
  ["slack", ["slack"]],
  ["discord", ["discord"]],
  ["telegram", ["telegram"]],
  ["gmail", ["gmail"]],
  ["airtable", ["airtable"]],
  ["notion", ["notion"]],
  ["hubspot", ["hub ?spot"]],
  ["mailchimp", ["mail ?chimp"]],
  ["linkedin", ["linked ?in"]],
  ["calendar", ["google calendar|calendars?", "calendario", "calendrier|agenda", "kalender", "कैलेंडर", "日历"]],
  [
    "sheets",
    [
      "google[ -]?sheets?|spreadsheets?|sheets?",
      "hojas? de cálculo|hoja|planilla",
      "feuilles? de calcul|feuille|tableur",
      "google[ -]?tabellen?|tabellen?",
      "गूगल शीट|शीट",
      "谷歌表格|电子表格|表格",
    ],
  ],
  [
    "ai-text",
    [
      "summari[sz]e|classify|translate|with (?:ai|gpt)|(?:open)?ai|chatgpt|gpt|llm|draft a (?:reply|text|post|message)",
      "resume|resumir|resumen|clasifica|traduce|ia",
      "résume|résumer|résumé|traduis|ia",
      "fasse|zusammenfassen|zusammenfassung|klassifiziere|übersetze|ki",
      "सारांश|अनुवाद|एआई",
      "总结|摘要|分类|翻译|人工智能",
    ],
  ],
  ["http", ["https?://\\S+|http|rest api|api|web ?hook|endpoint", "接口"]],
];

export const waitWords = [
  "wait|pause|delay",
  "espera|esperar|espere",
  "attends|attendre|attendez|patiente",
  "warte|warten|pausiere",
  "रुको|रुकें|प्रतीक्षा|इंतज़ार|इंतजार",
  "等待|等",
];

export const onlyWords = [
  "only (?:if|when|continue if)",
  "solo si|sólo si|solamente si",
  "seulement si|uniquement si",
  "nur wenn|nur falls",
  "केवल तभी|तभी|सिर्फ़ अगर",
  "只有当|只有|仅当|仅在",
];

export type Unit = "minutes" | "hours" | "days" | "weeks" | "months";

export const units: [Unit, string[]][] = [
  ["minutes", ["minutes?|mins?", "minutos?", "minuten?", "मिनट", "分钟"]],
  ["hours", ["hours?|hrs?", "horas?", "heures?", "stunden?", "घंटे|घंटा|घण्टे", "个?小时"]],
  ["days", ["days?", "días?|dias?", "jours?", "tage?n?", "दिन", "天|日"]],
  ["weeks", ["weeks?", "semanas?", "semaines?", "wochen?", "हफ़्ते|हफ्ते|सप्ताह", "周|星期"]],
  ["months", ["months?", "mes(?:es)?", "mois", "monate?n?", "महीने|माह|महीना", "个?月"]],
];

export const everyWords = [
  "every|each",
  "cada|todos los|todas las",
  "chaque|tous les|toutes les",
  "jeden|jede|jedes|alle",
  "हर|प्रत्येक|har",
  "每个|每",
];

/** Treated as one word. */
export const dailyWords: [Unit, string[]][] = [
  ["hours", ["hourly", "stündlich", "toutes les heures", "प्रति घंटा"]],
  [
    "days",
    [
      "daily|once a day|(?:every|each) (?:morning|evening|night|afternoon|noon)",
      "a diario|diariamente|cada (?:mañana|tarde|noche)|todas las (?:mañanas|tardes|noches)",
      "quotidiennement|chaque (?:matin|soir|après-midi|nuit)|tous les (?:matins|soirs)",
      "täglich|jeden (?:morgen|abend|mittag|vormittag|nachmittag)",
      "रोज़ाना|रोज़|रोज|हर (?:सुबह|शाम|दोपहर|रात)",
      "每日|每天|每早|每晚",
    ],
  ],
  [
    "weeks",
    [
      "weekly|once a week",
      "semanalmente|una vez (?:a la|por) semana",
      "hebdomadairement|une fois par semaine",
      "wöchentlich|einmal (?:pro|die) woche",
      "साप्ताहिक|हफ़्ते में एक बार",
      "每周",
    ],
  ],
  ["months", ["monthly|once a month", "mensualmente", "mensuellement", "monatlich", "मासिक", "每月"]],
];

/** Sunday is 0. */
export const weekdays: string[][] = [
  ["sundays?", "domingos?", "dimanches?", "sonntags?", "रविवार", "(?:周|星期|礼拜)[日天]"],
  ["mondays?", "lunes", "lundis?", "montags?", "सोमवार", "(?:周|星期|礼拜)一"],
  ["tuesdays?", "martes", "mardis?", "dienstags?", "मंगलवार", "(?:周|星期|礼拜)二"],
  ["wednesdays?", "miércoles|miercoles", "mercredis?", "mittwochs?", "बुधवार", "(?:周|星期|礼拜)三"],
  ["thursdays?", "jueves", "jeudis?", "donnerstags?", "गुरुवार|बृहस्पतिवार", "(?:周|星期|礼拜)四"],
  ["fridays?", "viernes", "vendredis?", "freitags?", "शुक्रवार", "(?:周|星期|礼拜)五"],
  ["saturdays?", "sábados?|sabados?", "samedis?", "samstags?", "शनिवार", "(?:周|星期|礼拜)六"],
];

export const workdayWords = [
  "weekdays?|working days?|workdays?",
  "día laborable|días laborables",
  "jours? ouvrés?|jours? ouvrables?",
  "werktags?|werktage?n?|arbeitstage?n?",
  "कार्यदिवस",
  "工作日",
];

export type Comparison =
  | "larger"
  | "largerEqual"
  | "smaller"
  | "smallerEqual"
  | "equals"
  | "notEquals"
  | "contains"
  | "empty"
  | "notEmpty";

/** The longer phrase first: "is not empty" before "is". */
export const comparisons: [Comparison, string[]][] = [
  [
    "notEmpty",
    [
      "is not empty|is filled(?: in)?|is present|is given",
      "no está vac[íi][oa]",
      "n['’]est pas vide",
      "ist nicht leer|ist angegeben|nicht leer ist",
      "खाली नहीं",
      "不为空|非空",
    ],
  ],
  [
    "empty",
    [
      "is empty|is missing|is blank",
      "está vac[íi][oa]|falta",
      "est vide|manque",
      "ist leer|leer ist|fehlt",
      "खाली",
      "为空|缺失",
    ],
  ],
  [
    "largerEqual",
    [
      "at least|>=|≥|or more|not less than",
      "al menos|como mínimo",
      "au moins",
      "mindestens",
      "कम से कम",
      "至少|不少于|大于等于",
    ],
  ],
  [
    "smallerEqual",
    [
      "at most|<=|≤|or less|not more than",
      "como máximo|a lo sumo",
      "au plus|au maximum",
      "höchstens|maximal",
      "ज़्यादा से ज़्यादा",
      "至多|不超过|小于等于",
    ],
  ],
  [
    "larger",
    [
      "(?:is )?(?:more|greater|higher|larger|bigger) than|over|above|exceeds?|>",
      "(?:es )?(?:mayor|superior) (?:que|de|a)|más de|supera|excede",
      "(?:est )?supérieure? à|plus de|dépasse",
      "(?:größer|höher|mehr) als|über|übersteigt",
      "से ज़्यादा|से ज्यादा|से अधिक|से ऊपर",
      "大于|超过|高于|多于",
    ],
  ],
  [
    "smaller",
    [
      "(?:is )?(?:less|lower|smaller|fewer) than|under|below|<",
      "(?:es )?(?:menor|inferior) (?:que|de|a)|menos de",
      "(?:est )?inférieure? à|moins de",
      "(?:kleiner|niedriger|weniger) als|unter",
      "से कम|से नीचे",
      "小于|低于|少于",
    ],
  ],
  [
    "contains",
    [
      "contains?|includes?|mentions?",
      "contiene|incluye|menciona",
      "contient|mentionne",
      "enthält|erwähnt",
      "में शामिल|शामिल",
      "包含|含有|提到",
    ],
  ],
  [
    "notEquals",
    ["is not|isn['’]t|does not equal|!=|≠", "no es", "n['’]est pas", "ist nicht|nicht", "नहीं", "不是|不等于"],
  ],
  [
    "equals",
    ["equals?|is|==?", "es|es igual a", "est|est égale? à", "ist|gleich|lautet", "है|हो|के बराबर", "等于|是|为"],
  ],
];

/** Small words around the name of a field. */
export const fillers = [
  "the|a|an|its|their|of|in|this|that|is|are|was|there|order['’]s|value of|it",
  "el|la|los|las|un|una|de|del|su|es|está",
  "le|la|les|un|une|des|du|de|son|sa|l['’]|est",
  "der|die|das|den|dem|des|ein|eine|einer|ist|von|vom|im",
  "का|की|के|है|हो|में|तो|वह",
  "的|是|在|那么|则",
];
