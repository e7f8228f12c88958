/** Words a pitch is searched for beside what the reading of a venture finds, in six languages. */

/** Filler that says nothing: revolutionary, world-class, synergy. */
export const filler =
  /\b(?:revolutionary|revolutioni[sz]e\w*|game[- ]chang\w+|synerg\w+|leverag\w+|world[- ]class|cutting[- ]edge|disruptive|next[- ]gen\w*|best[- ]in[- ]class|AI[- ]powered platform|revolucionari\w+|de clase mundial|vanguardia|disruptiv\w+|révolutionnaire\w*|de pointe|disrupti\w+|revolutionär\w*|weltklasse|bahnbrechend\w*|disruptiv\w*)\b|क्रांतिकारी|विश्वस्तरीय|革命性|颠覆|世界级|领先的/giu;

/** A risk or an assumption named as such. */
export const riskWords =
  /\b(?:risks?|assum\w+|riesgos?|supuestos?|risques?|hypothèses?|Risik\w+|Annahmen?|jokhim)\b|जोखिम|मान्यता|风险|假设/iu;

/** A way to reach the founder. */
export const contact =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}|https?:\/\/|\bwww\.|\+\d[\d ()-]{7}|\b(?:wechat|linkedin)\b|微信/iu;

/** How often something happens. */
export const often =
  /\b(?:every|each|daily|weekly|monthly|per (?:day|week|month|year)|a (?:day|week|month|year)|cada|diari\w+|seman\w+|mensual\w*|al (?:día|mes|año)|chaque|par (?:jour|semaine|mois|an)|jeden?|jede[ns]?|täglich|wöchentlich|monatlich|pro (?:Tag|Woche|Monat|Jahr)|roz|har)\b|हर|रोज़|प्रति|每(?:天|周|月|年|次)|天天/iu;

/** A date or a period with a year. */
export const dated =
  /\b(?:20\d\d|Q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|janv|févr|avr|juil|août|mai|okt|dez)\w*\.?\s(?:20)?\d\d)\b|20\d\d年|\d{1,2}月/iu;

/** What the money is for. */
export const uses =
  /\b(?:use of funds|uso de (?:los )?fondos|utilisation des fonds|Mittelverwendung|for (?:product|sales|hiring|engineering|marketing)|hir(?:e|ing)|engineering|marketing|sales|product|ventas|producto|équipe|produit|Vertrieb|Produkt|Personal)\b|资金用途|研发|市场|团队|उपयोग|टीम|मार्केटिंग/giu;

/** A goal with the time it is for. */
export const milestone =
  /\b(?:milestone|runway|months?|hito|meses|jalon|mois|Meilenstein|Monate?n?)\b|里程碑|个月|महीने|लक्ष्य/iu;

/** "No competitors." */
export const shouting = /\b\p{Lu}{6,}\b|!{2,}/gu;
