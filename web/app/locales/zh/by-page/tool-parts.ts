import type { toolParts as english } from "../../en/by-page/tool-parts.ts";
import type { TextsOf } from "../../texts-of.ts";

export const toolParts: TextsOf<typeof english> = {
  basis: {
    founder: "来自你",
    computed: "计算得出",
    source: "有来源",
    assumption: "假设",
    unknown: "待查明",
  },
  source: "{{publisher}}，{{year}}",
  stale: "{{name}}，已过时",
  copy: "复制",
  copied: "已复制",
  copyFailed: "无法复制。请选中文字后手动复制。",
  more: "补充信息，结果更准确",
  optional: "选填",
  taken: "从你的描述中采用了什么",
  takenCount_one: "{{count, number}}处中的{{taken, number}}处",
  takenCount_other: "{{count, number}}处中的{{taken, number}}处",
  notTaken: "未采用",
};
