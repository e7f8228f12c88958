import type { FieldType } from "@cofounder/contract/tools/app-generator";

/** A common kind of field, by its names in six languages. */
export interface UsualKind {
  /** The identifier, where its own name has no Latin letters. */
  name: string;
  type: FieldType;
  words: RegExp;
  /** Where the description names no choices. */
  options?: string[];
}

const called = (latin: string, others: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${latin})(?![\\p{L}\\p{M}])|${others}`, "iu");

/** The first match counts. */
export const usualKinds: UsualKind[] = [
  {
    name: "rating",
    type: "choice",
    words: called(
      "ratings?|rate|rated|stars?|bewertung(?:en)?|bewerten|sterne|valoraci(?:ón|ones)|valorar|puntuaci(?:ón|ones)|estrellas|calificaci(?:ón|ones)|évaluations?|évaluer|étoiles|note sur \\d+",
      "रेटिंग|सितारे|评分|星级|打分",
    ),
    options: ["1", "2", "3", "4", "5"],
  },
  {
    name: "email",
    type: "email",
    words: called("e-?mails?|correos?(?: electrónicos?)?|courriels?", "ईमेल|邮箱|邮件"),
  },
  {
    name: "phone",
    type: "phone",
    words: called(
      "phones?(?: numbers?)?|telephone|telefon(?:nummer)?|handy(?:nummer)?|teléfonos?|móvil|celular|téléphones?|portable",
      "फ़ोन|फोन|मोबाइल|电话|手机",
    ),
  },
  {
    name: "photo",
    type: "url",
    words: called(
      "photos?|pictures?|images?|fotos?|bild(?:er)?|fotografías?|imagen(?:es)?",
      "फ़ोटो|फोटो|तस्वीर|照片|图片",
    ),
  },
  {
    name: "status",
    type: "choice",
    words: called("status|states?|stages?|zustand|estados?|statut|état", "स्थिति|状态"),
    options: ["Open", "In progress", "Done"],
  },
  {
    name: "category",
    type: "choice",
    words: called("categor(?:y|ies)|genres?|kategorien?|categorías?|géneros?|catégories?", "श्रेणी|वर्ग|类别|分类|类型"),
  },
  {
    name: "paid",
    type: "boolean",
    words: called(
      "whether.*|bezahlt|erledigt|fertig|gelesen|ob .*|pagad[oa]s?|hech[oa]|leíd[oa]|payée?s?|terminée?s?|lue?s?|oui ?/ ?non|sí ?/ ?no|ja ?/ ?nein|yes ?/ ?no",
      "हाँ ?/ ?नहीं|是否",
    ),
  },
  {
    name: "date",
    type: "date",
    words: called(
      "dates?|when|deadlines?|due|birthdays?|datum|termin|frist|fällig\\p{L}*|geburtstag|\\p{L}+datum|fechas?|vencimiento|cumpleaños|échéance|anniversaire",
      "तारीख़?|दिनांक|तिथि|日期|截止|生日",
    ),
  },
  { name: "time", type: "time", words: called("times?|uhrzeit|zeit|hora|heure", "समय|时间") },
  {
    name: "amount",
    type: "money",
    words: called(
      "amounts?|prices?|costs?|betrag|preise?|kosten|summe|importes?|precios?|costos?|coste|monto|total|montants?|prix|coûts?",
      "राशि|कीमत|मूल्य|दाम|金额|价格|费用|单价",
    ),
  },
  {
    name: "quantity",
    type: "number",
    words: called(
      "number of .+|quantity|count|anzahl.*|menge|stückzahl|cantidad.*|número de .+|nombre de .+|quantité.*|alter|edad|âge",
      "संख्या|मात्रा|उम्र|数量|人数|年龄",
    ),
  },
  {
    name: "place",
    type: "text",
    words: called(
      "places?|locations?|address(?:es)?|where|ort|orte|adressen?|standort|lugar(?:es)?|dirección|ubicación|lieux?|adresses?",
      "स्थान|पता|जगह|地点|地址|位置",
    ),
  },
  {
    name: "notes",
    type: "longText",
    words: called(
      "notes|notizen?|bemerkung(?:en)?|kommentare?|beschreibung|notas|observaciones|descripción|comentarios?|remarques?|commentaires?|description",
      "टिप्पणी|नोट|विवरण|备注|笔记|描述",
    ),
  },
  { name: "name", type: "text", words: called("names?|namen|nombres?|noms?", "नाम|姓名|名称|名字") },
  { name: "title", type: "text", words: called("titles?|titel|títulos?|titres?", "शीर्षक|标题|书名") },
];

export const usualKindOf = (label: string): UsualKind | null =>
  usualKinds.find(({ words }) => words.test(label)) ?? null;
