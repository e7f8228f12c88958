import { cruise, type ICruiseResult } from "dependency-cruiser";
import { boundaryRules } from "./boundary-rules.ts";
import { codeFolders } from "./code-folders.ts";

export interface Crossing {
  rule: string;
  from: string;
  to: string;
}

export interface Cruised {
  modules: number;
  crossings: Crossing[];
}

/** Reads every import below a folder that is laid out like this project and returns those that cross a boundary. */
export async function cruiseBoundaries(baseDir: string): Promise<Cruised> {
  const { output } = await cruise(codeFolders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: boundaryRules },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  });
  const { summary, modules } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes("node_modules")).length,
    crossings: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
