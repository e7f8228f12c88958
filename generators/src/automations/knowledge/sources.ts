import type { AutomationActionType } from "@cofounder/contract/tools/automation-builder";

/** Words for where a clause takes its data from, of the six languages together. */

/** Services that data is read from. A messenger is none: "un mensaje de WhatsApp" is a message by it. */
export const sourceServices: [AutomationActionType, string[]][] = [
  [
    "sheets",
    [
      "google[ -]?sheets?|spreadsheets?|sheets?",
      "hojas? de google|hojas? de cálculo|hoja|planilla",
      "feuilles? google|feuilles? de calcul|feuille|tableur",
      "google[ -]?tabellen?|tabellen?",
      "गूगल शीट|शीट",
      "(?:google|谷歌)表格|电子表格|表格",
    ],
  ],
  ["airtable", ["airtable"]],
  ["notion", ["notion"]],
];

/** Tools that there is no ready step for. */
export const otherTools = [
  "stripe|paypal|razorpay|shopify|woocommerce|calendly|typeform|google forms|tally",
  "quickbooks|xero|lexoffice|lexware|sevdesk|datev|holded|pennylane|zoho(?: \\p{L}+)?|freshbooks",
  "trello|asana|jira|linear|clickup|github|gitlab|salesforce|pipedrive|zendesk|intercom|freshdesk",
  "google drive|dropbox|onedrive|excel|outlook|google analytics|microsoft teams|teams|zoom|twilio",
  "whatsapp|instagram|facebook|youtube|wordpress|webflow|wix|hubspot|google (?:calendar|agenda|kalender|calendario)",
  "飞书|钉钉|企业微信|微信|支付宝",
];

/** Before a source, and before nothing else. */
export const fromWords = ["from|out of|based on", "aus", "desde|a partir de", "depuis|à partir de"];

/** Before a source, but before other things too. */
export const ofWords = ["of", "von|vom", "de|del", "de|du|des"];

/** Before a table that is read, or that is written to. */
export const inWords = ["in", "im", "en", "dans"];

/** Behind a source, in Hindi. */
export const behindSource = ["में से|से"];

/** Before what a message contains. */
export const contentWords = ["with|containing|including", "mit", "con", "avec"];

/** Behind what a message contains, in Hindi. */
export const behindContent = ["के साथ"];

/** A message's content, as a clause of its own. */
export const contentOpenings = [
  "including|containing",
  "einschließlich",
  "incluyendo",
  "y compris",
  "内容[是为]|包括|包含|附上",
];

/** What a step does to a record that exists, or takes it away: there is no ready step for it. */
export const changeWords = [
  "updates?|changes?|deletes?|removes?|archives?|mark",
  "actualiza|actualizar|cambia|borra|borrar|elimina|eliminar|marca",
  "mets à jour|modifie|supprime|supprimer|efface|marque",
  "aktualisiere|aktualisieren|ändere|lösche|löschen|entferne|markiere",
  "अपडेट|बदलो|बदलें|हटाओ|हटाएँ|हटाएं",
  "更新|修改|删除|移除|标记",
];

/** One message for each record, instead of one with all. */
export const eachWords = [
  "each|every",
  "cada|a todos|a todas",
  "chaque|à tous|à toutes",
  "jede[mnrs]?|allen",
  "हर|प्रत्येक",
  "每个|每位|每名|每一",
];

/** "the number of missed walks": the counted things stand behind. */
export const numberOf = [
  "number of|count of",
  "número de|cantidad de|total de",
  "nombre d(?:e|['’])|le total d(?:e|['’])",
  "anzahl(?: der| von)?|zahl der",
];

/** "छूटी हुई सैरों की संख्या": the counted things stand before. */
export const numberBehind = ["की संख्या|की गिनती", "的?(?:数量|次数|个数|数目)"];

/** What is worked out of a column, which no step does. */
export const sumWords = [
  "sum|total|average|mean",
  "suma|total|media|promedio",
  "somme|total|moyenne",
  "summe|gesamtsumme|durchschnitt|mittelwert",
  "योग|कुल|औसत",
  "总额|总和|合计|总数|平均",
];

/** What the founder gets, not somebody else. */
export const meWords = [
  "me|myself|us",
  "(?:env[ií]a|m[aá]nda|av[ií]sa|escr[ií]be|recu[eé]rda)(?:me|nos)",
  "moi|nous|m['’]",
  "mir|uns|mich",
  "मुझे|हमें",
  "给我|通知我|提醒我|给我们",
];

/** A text that only the founder, or a model, can write. */
export const writtenTexts = [
  "welcome|reminder|remind|invit\\p{L}*|offer|apolog\\p{L}*|newsletter|discount|feedback|survey|birthday",
  "bienvenida|recordatorio|recuérd\\p{L}*|invitaci\\p{L}*|oferta|disculpa|boletín|descuento|cumpleaños",
  "bienvenue|rappel|invitation|offre|excuses?|infolettre|réduction|anniversaire",
  "willkommens?\\p{L}*|begrüßung\\p{L}*|erinner\\p{L}*|einlad\\p{L}*|angebot|entschuldigung|rabatt|geburtstag\\p{L}*",
  "स्वागत|याद|निमंत्रण|ऑफ़र|माफ़ी|छूट|जन्मदिन",
  "欢迎|提醒邮件|邀请|优惠|道歉|折扣|生日",
];

/** The rows that are meant, by time. */
export const timeRanges = [
  "(?:of )?(?:last|this|the previous|the past) (?:week|month|year|quarter)(?:['’]s)?|(?:today|yesterday)(?:['’]s)?",
  "de la semana pasada|de esta semana|del mes pasado|de este mes|de hoy|de ayer",
  "de la semaine dernière|de cette semaine|du mois dernier|de ce mois|d['’]hier|d['’]aujourd['’]hui",
  "(?:der|des|von) (?:letzten|vergangenen|vorigen) (?:woche|monats?|jahres)|(?:von )?(?:heute|gestern)",
  "पिछले (?:हफ़्ते|हफ्ते|सप्ताह|महीने|साल) (?:की|के|का)|आज (?:की|के|का)",
  "上周的?|上个?月的?|本周的?|本月的?|昨天的?|今天的?",
];
