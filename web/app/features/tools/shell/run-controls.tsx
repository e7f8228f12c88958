import type { Member, RunPrice } from "@cofounder/contract";
import { Square } from "lucide-react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Price } from "./price-line.tsx";
import { RunProgress } from "./run-progress.tsx";
import type { ToolSlots } from "./tool-slots.ts";
import type { ToolControl } from "./use-tool-run.ts";

interface RunControlsProps {
  control: ToolControl;
  action: string;
  /** Undefined while unknown. */
  price: RunPrice | undefined;
  member: Member | null | undefined;
  slots: ToolSlots;
  /** Whether the result will be in another language than the page. */
  inEnglish: boolean;
}

/** The price beforehand, the button and the progress; after a refusal, the reason and what to do. */
export function RunControls({ control, action, price, member, slots, inEnglish }: RunControlsProps) {
  const { t } = useTranslation("tools");
  const { busy, stop } = control;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={busy} className="grow sm:grow-0">
          {action}
        </Button>
        {stop && (
          <Button variant="secondary" onClick={() => void stop()}>
            <Square aria-hidden className="fill-current" />
            {t("stop")}
          </Button>
        )}
      </div>
      <RunProgress busy={busy} run={control.run} />
      <p className="min-h-5 text-sm text-muted" role="status">
        {busy ? <Stage control={control} /> : member === null ? <VisitorPrice /> : <Price price={price} />}
      </p>
      {inEnglish && <p className="text-sm text-muted">{t("inEnglish")}</p>}
      <Refusal control={control} slots={slots} />
    </div>
  );
}

function Stage({ control }: { control: ToolControl }) {
  const { t } = useTranslation("tools");
  const stage = control.run?.stage;
  return stage ? t(`stages.${stage}`) : t("starting");
}

function VisitorPrice() {
  const { t } = useTranslation("tools");
  return t("visitorPrice", { count: limits.visitorRunsPerDay });
}

function Refusal({ control, slots }: { control: ToolControl; slots: ToolSlots }) {
  const { t } = useTranslation("tools");
  const code = control.problem?.code;
  if (code === "insufficient_tokens") {
    return (
      <div role="alert" className="flex flex-col gap-3 rounded-lg bg-warn-soft p-4 text-sm">
        <p className="font-medium">{t("noTokensTitle")}</p>
        {slots.moreTokens}
      </div>
    );
  }
  if (code !== "tool.visitor_limit") return null;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-warn-soft p-4 text-sm">
      <p className="font-medium">{t("limitTitle")}</p>
      <Button size="sm" onClick={() => slots.onSignIn()}>
        {t("signIn")}
      </Button>
    </div>
  );
}
