import type { ClaimType, Metric } from "@cofounder/contract";
import { useReplyWords } from "./reply-words.ts";

/** The provenance of a number as a colour; the word is shown beside it. */
const dots: Record<ClaimType, string> = {
  founder: "bg-accent",
  computed: "bg-good",
  source: "bg-good",
  assumption: "bg-warn",
  unknown: "bg-muted",
};

export function ClaimChip({ type }: { type: ClaimType }) {
  const { say } = useReplyWords();
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <span className={`size-1.5 rounded-full ${dots[type]}`} aria-hidden />
      {say(`claims.${type}`)}
    </span>
  );
}

/** A figure is as reliable as its weakest input; one that was only copied keeps its own type. */
export function claimOf({ value, inputs }: Pick<Metric, "value" | "inputs">): ClaimType {
  if (value === null) return "unknown";
  const [only, ...more] = inputs;
  if (only && more.length === 0 && only.value === value) return only.type;
  const types = inputs.map((input) => input.type);
  const weakest = (["unknown", "assumption", "source"] as const).find((type) => types.includes(type));
  return weakest ?? "computed";
}
