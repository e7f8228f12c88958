import type { OwnPitch } from "@cofounder/contract";

export const industries = [
  "saas",
  "fintech",
  "healthcare",
  "ecommerce",
  "edtech",
  "ai",
] as const satisfies OwnPitch["industry"][];
export const stages = [
  "idea",
  "mvp",
  "pre-seed",
  "seed",
  "series-a",
  "series-b",
] as const satisfies OwnPitch["stage"][];
export const guarded = ["description", "seekingAmount", "traction"] as const;
export const audiences = ["everyone", "members", "on_request"] as const;
