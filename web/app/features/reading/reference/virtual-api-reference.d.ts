declare module "virtual:api-reference" {
  interface ReferenceField {
    name: string;
    type: string;
    text: string;
    required: boolean;
    inside: ReferenceField[];
  }

  interface ReferenceCall {
    method: "GET" | "POST";
    path: string;
    title: string;
    text: string;
    fields: ReferenceField[];
    answer: ReferenceField[];
  }

  /** The calls of the OpenAPI document, as `build-plugins/reference-of.ts` reads it. */
  export const reference: ReferenceCall[];
}
