/** The tools whose pages show an example. */
export type ExampleTool =
  | "pitch-analyzer"
  | "competitor-analysis"
  | "resource-finder"
  | "investor-guide"
  | "influencer-finder"
  | "self-development"
  | "website-builder"
  | "automation-builder"
  | "app-generator"
  | "image-generator"
  | "favicon-generator"
  | "fundraising";

/** What a tool made of a stated input, in part; `checks/tool-examples.ts` generates it. */
export interface ToolExample {
  /** The English texts around it, which the page is built with. */
  texts: {
    title: string;
    lead: string;
    takes: string;
    gives: string;
    labels: Record<"title" | "takes" | "gives" | "example" | "input" | "made" | "rules", string>;
  };
  input: string;
  result: { title: string; items: string[] }[];
}
