import { isSample, type UnmeasuredClaim } from "../../content/claims.ts";
import { Badge } from "../../ui/badge.tsx";
import { useLanding } from "./use-landing.ts";

/** Marks a claim that nobody has confirmed. */
export function SampleBadge({ claim }: { claim: UnmeasuredClaim }) {
  const { samples } = useLanding().landing;
  if (!isSample(claim)) return null;
  return (
    <>
      {" "}
      <Badge tone="warn" className="align-middle">
        {samples.badge}
      </Badge>
    </>
  );
}
