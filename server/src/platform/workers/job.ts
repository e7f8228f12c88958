/** A function of a module, by the address of the module: what a thread can find by itself. */
export interface Job<Work> {
  module: string;
  name: string;
  /** Never there: holds the type of the function. */
  work?: Work;
}

/** The functions of a module as jobs. They are handed plain data and return plain data, and the module imports little. */
export const jobsIn =
  <Module>(module: URL) =>
  <Name extends keyof Module & string>(name: Name): Job<Module[Name]> => ({ module: module.href, name });

export type ArgsOf<Work> = Work extends (...args: infer Args) => unknown ? Args : never;
export type ResultOf<Work> = Work extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** What a thread is sent, and what it answers. */
export interface Task {
  module: string;
  name: string;
  args: unknown[];
}

export type Answer = { ms: number } & (
  | { value: unknown }
  | { problem: { code: string; data: object } }
  | { error: unknown }
);
