declare module "virtual:contract" {
  import type * as words from "@cofounder/contract";

  type Words = typeof words;
  type NumberNames = { [Name in keyof Words]: Words[Name] extends number ? Name : never }[keyof Words];

  export const router: Words["contract"];
  export const limits: Pick<Words, NumberNames>;
}
