/** The same texts in another language: a key that is missing or one too many does not compile. */
export type TextsOf<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : TextsOf<Texts[Key]>;
};
