/** The same texts in another language: a missing or an additional text does not compile. Paths (`to`) stay. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Key extends "to"
    ? Texts[Key]
    : Texts[Key] extends string
      ? string
      : Translated<Texts[Key]>;
};
