import { type ProblemCode, type ProblemData, problems } from "@cofounder/contract/problems";

/** A refusal, thrown by verbs; the HTTP layer turns it into the contract's status, code and message. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly data: ProblemData;

  constructor(code: ProblemCode, data: ProblemData = {}) {
    super(problems[code].message);
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return problems[this.code].status;
  }
}
