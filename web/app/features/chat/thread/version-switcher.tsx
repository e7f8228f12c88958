import type { Message } from "@cofounder/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ThreadBusyContext, useThreadActions } from "./thread-actions.ts";
import { versionOf } from "./thread-pages.ts";

interface StepProps {
  label: string;
  targetId: string | null;
  Icon: typeof ChevronLeft;
}

function Step({ label, targetId, Icon }: StepProps) {
  const busy = use(ThreadBusyContext);
  const { showVersion } = useThreadActions();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      disabled={busy || targetId === null}
      onClick={() => targetId && showVersion(targetId)}
    >
      <Icon className="size-4" aria-hidden />
    </Button>
  );
}

/** '2/3' with arrows, for a message with several versions. */
export function VersionSwitcher({ message }: { message: Message }) {
  const { t } = useTranslation("chat");
  const version = versionOf(message);
  if (!version) return null;
  const { number, count, previousId, nextId } = version;
  return (
    <div className="flex items-center" role="group" aria-label={t("message.versions")}>
      <Step label={t("message.previousVersion")} targetId={previousId} Icon={ChevronLeft} />
      <span className="text-xs text-muted tabular-nums">{t("message.version", { number, count })}</span>
      <Step label={t("message.nextVersion")} targetId={nextId} Icon={ChevronRight} />
    </div>
  );
}
