/** Words in front of the founder's own business, in five languages: "I run a", "wir führen eine". In Hindi the verb comes last. */
const before = new RegExp(
  [
    String.raw`(?<!\p{L})(?:I|we)(?:'ve| have|'m| am| are)? (?:also |now |currently )?(?:run|running|own|operate|manage|have` +
      "|opened|open|opening|started|starting|founded|built|building)",
    String.raw`(?<!\p{L})(?:ich|wir) (?:betreiben?|führen?|habe[n]?|leiten?|besitzen?|eröffnen?|gründe[n]?)`,
    String.raw`(?<!\p{L})(?:tengo|tenemos|dirijo|dirigimos|llevo|llevamos|abrí|abrimos|monté|montamos)`,
    String.raw`(?<!\p{L})(?:je|nous) (?:tiens|tenons|gère|gérons|dirige|dirigeons|possède|possédons|ai|avons) (?:ouvert )?`,
    String.raw`我(?:们)?(?:经营|开了?|有|在开)(?:着)?`,
  ]
    .map((words) => `(?:${words})`)
    .join("|"),
  "iu",
);
/** One business: "we have restaurants that pay" names others. */
const article =
  String.raw`\s?(?:(?<!\p{L})(?:an?|the|my|our|eine?n?|unsere?n?|mein(?:en?)?|una?|mi|nuestr[oa]|une?|mon|ma|notre)` +
  "|一家|一个)\\s?";
const ownBusiness = new RegExp(`(?:${before.source})${article}$`, "iu");
const owns = new RegExp(`(?:${before.source})\\s?$`, "iu");
const beginsWithOne = new RegExp(`^${article}`, "iu");
const longest = 40;

/** Whether words are introduced as what the founder runs: they name neither the buyer nor what a buyer gets. */
export function isOwnBusiness(text: string, start: number): boolean {
  const head = text.slice(Math.max(0, start - longest), start);
  return ownBusiness.test(head) || (owns.test(head) && beginsWithOne.test(text.slice(start, start + longest)));
}
