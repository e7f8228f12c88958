/** How many tokens of a language model a text is: one is about four characters of English, and one of Chinese. */
export const tokensAbout = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character < "\u0080" ? 0.25 : character < "\u0250" ? 0.5 : 1), 0);
