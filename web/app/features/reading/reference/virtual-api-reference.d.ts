declare module "virtual:api-reference" {
  /** The calls of the OpenAPI document. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module that is declared takes no relative import
  export const reference: import("../../../../build-plugins/reference-of.ts").ReferenceCall[];
}
