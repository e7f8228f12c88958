const scale = new RegExp(
  String.raw`\s{0,3}[(（]?\s{0,3}(?:(?:from|von|de|à partir de|从)\s*)?(?:(?<low>[01])\s*(?:to|bis|a|à|-|–|से|到` +
    String.raw`|至)\s*(?<high>[3-9]|1[0-2])|(?:out of|von|sur|de|über|max\.?)\s*(?<most>[3-9]|10|ten|five)` +
    String.raw`|(?<stars>[3-9]|10)\s*(?:stars?|sterne|estrellas|étoiles|सितारे|星|分))(?:\s*(?:stars?|sterne` +
    String.raw`|estrellas|étoiles|points?|punkte|तक|分|星))?\s*[)）]?`,
  "iu",
);

/** "rating from 1 to 5": the label without its scale, and each step as a choice. Null without a scale. */
export function scaleOf(text: string): { label: string; options: string[] } | null {
  const found = scale.exec(text);
  if (!found) return null;
  const { low = "1", high, most, stars } = found.groups ?? {};
  const top = { ten: 10, five: 5 }[(most ?? "").toLowerCase()] ?? Number(high ?? most ?? stars);
  const label = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/\s+/g, " ")
    .trim();
  const first = Number(low);
  return label ? { label, options: Array.from({ length: top - first + 1 }, (_, step) => String(first + step)) } : null;
}
