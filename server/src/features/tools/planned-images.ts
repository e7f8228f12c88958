import type { ImageGeneratorInput, ImageGeneratorOutput } from "@cofounder/contract";
import { kindOf, variations } from "@cofounder/generators/brand-art/brand-art";

/** Four variations, drawn by rules where they are shown. */
export function plannedImages({ prompt, kind }: ImageGeneratorInput): ImageGeneratorOutput {
  return {
    kind: kind ?? kindOf(prompt),
    procedural: true,
    imageUrl: null,
    images: Array.from({ length: variations }, (_, variation) => ({ url: null, variation })),
  };
}

/**
 * A prompt that wants a name, a word or letters drawn: "a logo called Flurly", a text in quotation marks, a wordmark.
 */
const lettering = [
  /["“”„«»「」]|नाम|अक्षर|文字|字母|名称|名字|叫/u,
  /\b(?:wordmark|monogram|initials?|letter(?:s|ing)?|typograph\w*|slogan|captions?|headlines?)(?!\p{L})/iu,
  /\b(?:names?|named|called|saying|says|that reads|the words?|with (?:the )?text)(?!\p{L})/iu,
  /\b(?:schriftzug|buchstaben|schrift|aufschrift|namens?|letras|texto|nombre|llamad[oa])(?!\p{L})/iu,
  /\b(?:lettres|texte|nom|nommée?|appelée?)(?!\p{L})/iu,
];
/** "A logo for Flurly": a name follows. */
const namesLogo = /(?:logo|लोगो|标志)\p{L}*\s?(?:for|of|für|von|para|de|pour)?\s?(?-i:\p{Lu}\p{L}+)/iu;

export const asksForLetters = (prompt: string): boolean =>
  [...lettering, namesLogo].some((words) => words.test(prompt));
