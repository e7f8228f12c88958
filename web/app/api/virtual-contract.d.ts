declare module "virtual:contract" {
  type Words = typeof import("@cofounder/contract");
  type NumberNames = { [Name in keyof Words]: Words[Name] extends number ? Name : never }[keyof Words];

  export const router: Words["contract"];
  export const limits: Pick<Words, NumberNames>;
}
