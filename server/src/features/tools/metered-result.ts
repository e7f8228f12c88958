import type { MemberCtx } from "../../platform/ctx.ts";
import { ModelMeter } from "../../platform/model/model-meter.ts";
import { withModels } from "../api-logs/index.ts";
import { type Progress, RunRefused } from "./definition.ts";
import { type Making, makeResult } from "./make-result.ts";
import type { RunEnd } from "./run-store.ts";

export const failed: RunEnd = {
  status: "failed",
  title: null,
  output: null,
  markdown: "",
  madeBy: null,
  notices: [],
  sources: [],
  marks: null,
  cost: 0,
  usage: [],
};

const refused = ({ tool }: Making, { notice }: RunRefused): RunEnd => ({
  ...failed,
  notices: [notice],
  usage: [{ apiName: tool.apiName, tokensUsed: 0, status: "error" }],
});

/** Makes a result with the model of the tools, whose use is stored with the run. */
export async function meteredResult(ctx: MemberCtx, making: Making, progress: Progress): Promise<RunEnd> {
  const meter = new ModelMeter();
  const model = ctx.toolModel && meter.over(ctx.toolModel);
  const member = making.member && { ...making.member, model };
  const end = await makeResult({ ...ctx, model }, { ...making, member }, progress).catch((error: unknown) => {
    if (error instanceof RunRefused) return refused(making, error);
    throw error;
  });
  return { ...end, usage: withModels(end.usage, meter.used, making.tool.apiName) };
}
