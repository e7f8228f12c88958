import type { MemberCtx } from "../../platform/ctx.ts";
import { ModelMeter } from "../../platform/model/model-meter.ts";
import { withModels } from "../api-logs/index.ts";
import type { Progress } from "./definition.ts";
import { type Making, makeResult } from "./make-result.ts";
import type { RunEnd } from "./run-store.ts";

/** Makes a result with the model of the tools, whose use is stored with the run. */
export async function meteredResult(ctx: MemberCtx, making: Making, progress: Progress): Promise<RunEnd> {
  const meter = new ModelMeter();
  const model = ctx.toolModel && meter.over(ctx.toolModel);
  const member = making.member && { ...making.member, model };
  const end = await makeResult({ ...ctx, model }, { ...making, member }, progress);
  return { ...end, usage: withModels(end.usage, meter.used, making.tool.apiName) };
}
