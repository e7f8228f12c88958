import type { Fact, Venture } from "../reading/venture.ts";
import { mark } from "../wording/voice.ts";
import { metric } from "./inputs.ts";
import type { Figure } from "./inputs.ts";
import { wilson } from "./intervals.ts";

type ShareName = { name: string; label: string };

/** Which part of which whole makes which rate. */
const shares: Record<string, ShareName> = {
  "interviews_positive of interviews": {
    name: "interview_confirmation",
    label: mark("Interviews that confirmed the problem"),
  },
  "paying_customers of interviews": { name: "asked_to_paying", label: mark("Of those asked, how many pay") },
  "paying_customers of free_users": { name: "free_to_paid", label: mark("Of those signed up, how many pay") },
  "paying_customers of visitors": { name: "reader_to_paid", label: mark("Of the readers, how many pay") },
  "paying_customers of waitlist": { name: "waitlist_to_paid", label: mark("Of the waitlist, how many pay") },
  "paying_customers of pilots": { name: "pilot_to_paid", label: mark("Of the pilots, how many pay") },
  "stated_intent of interviews": {
    name: "stated_intent_share",
    label: mark("Of those asked, how many say they would pay"),
  },
  "stated_intent of waitlist": {
    name: "stated_intent_share",
    label: mark("Of the waitlist, how many say they would pay"),
  },
  "cancellations of cohort": { name: "cohort_loss", label: mark("Of those who started, how many left") },
};

/** Every "k of n" of the founder as a share with its 95% Wilson interval. */
export function evidenceMetrics(venture: Venture): Figure[] {
  const live = venture.facts.filter((fact) => !fact.superseded);
  const found = live.flatMap((part) => {
    const whole = live.find((fact) => fact.id === part.partOf) ?? wholeBeside(live, part);
    const named = whole ? shares[`${part.role} of ${whole.role}`] : undefined;
    if (!whole || !named || part.kind !== "count" || whole.value <= 0 || part.value > whole.value) return [];
    return [shareMetric(named, part, whole)];
  });
  return found.filter((item, index) => found.findIndex((other) => other.name === item.name) === index);
}

/** Interviews and those that confirmed belong together wherever they stand. */
function wholeBeside(live: Fact[], part: Fact): Fact | undefined {
  return part.role === "interviews_positive" ? live.findLast((fact) => fact.role === "interviews") : undefined;
}

function shareMetric({ name, label }: ShareName, part: Fact, whole: Fact): Figure {
  return metric({
    name,
    label,
    value: part.value / whole.value,
    unit: "ratio",
    formula: `${part.role} / ${whole.role}`,
    inputs: [part, whole].map((fact) => ({ name: fact.role, value: fact.value, unit: "", type: "founder" as const })),
    ...wilson(part.value, whole.value),
  });
}
