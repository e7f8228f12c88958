/** A function of a module, by the address of the module, so that a thread can load it. */
export interface Job<Work> {
  module: string;
  name: string;
  /** Never set: carries the type of the function. */
  work?: Work;
}

/** The functions of a module as jobs. They take plain data and return plain data, and the module imports little. */
export const jobsIn =
  <Module>(module: URL) =>
  <Name extends keyof Module & string>(name: Name): Job<Module[Name]> => ({ module: module.href, name });

export type ArgsOf<Work> = Work extends (...args: infer Args) => unknown ? Args : never;
export type ResultOf<Work> = Work extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** The messages to a thread and from it. */
export interface Task {
  module: string;
  /** Null: only load the module. */
  name: string | null;
  args: unknown[];
}

export type Answer = { ms: number } & (
  | { value: unknown }
  | { problem: { code: string; data: object } }
  | { error: unknown }
);
