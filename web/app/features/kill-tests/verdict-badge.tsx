import type { TestResult } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const tones: Record<TestResult["verdict"], BadgeTone> = { passed: "good", failed: "bad", undecided: "neutral" };

export function VerdictBadge({ verdict }: Pick<TestResult, "verdict">) {
  const { t } = useTranslation("killTests");
  return <Badge tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</Badge>;
}
