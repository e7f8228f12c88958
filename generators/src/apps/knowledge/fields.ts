import type { FieldType } from "@cofounder/contract/tools/app-generator";

/** A field's type, by the words of its name; the first match counts. */
export const typesByWord: [words: RegExp, type: FieldType][] = [
  [/\be-?mails?( address(es)?)?\b/i, "email"],
  [/\b(phone|telephone|mobile|cell)\b/i, "phone"],
  [/\b(url|website|web site|link|homepage)\b/i, "url"],
  [/\b(due|deadline|date|birthday|day|expires?|expiry|born|since|until|check-?in|check-?out)\b/i, "date"],
  [/\b(start|end) ?time\b|\btime$|\bhour\b|\bwhen\b/i, "time"],
  [
    /\b(amount|price|cost|total|fee|salary|budget|value|balance|rate per|revenue|income|spent|paid amount|rent)\b/i,
    "money",
  ],
  [
    /\b(quantity|qty|count|number of|stock|age|minutes|hours|days|weight|height|size|calories|rating|score|stars|seats|guests|servings|mileage|distance|points|year|pages|level|capacity|reps|sets|duration)\b/i,
    "number",
  ],
  [
    /\b(notes?|descriptions?|details|comments?|ingredients|instructions|message|content|body|summary|steps|bio|reason|feedback|text)\b/i,
    "longText",
  ],
  [/\b(status|stage|priority|category|type|kind|mood|colou?r|condition|severity)\b/i, "choice"],
  [
    /^(is|has|was)\b|\b(done|paid|completed|finished|active|archived|approved|published|confirmed|delivered|sent|shipped|returned|urgent|available|attended|cancelled|vaccinated|bought|read|watched|borrowed)$/i,
    "boolean",
  ],
];

/** Choices where the description names none. */
export const usualOptions = new Map<string, string[]>(
  Object.entries({
    status: ["Open", "In progress", "Done"],
    stage: ["New", "In talks", "Won", "Lost"],
    priority: ["Low", "Medium", "High"],
    severity: ["Low", "Medium", "High"],
    mood: ["Good", "Fair", "Low"],
    condition: ["New", "Good", "Worn"],
  }),
);

/** "mark as …" and single verbs, and the yes/no field they set. */
export const actionVerbs: Record<string, string> = {
  archive: "archived",
  approve: "approved",
  publish: "published",
  complete: "completed",
  confirm: "confirmed",
  cancel: "cancelled",
  finish: "finished",
  ship: "shipped",
  deliver: "delivered",
  return: "returned",
};
