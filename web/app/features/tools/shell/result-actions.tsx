import { Check, Copy, Download, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { slugOf } from "@cofounder/generators/slug";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useCopied } from "../../../ui/use-copied.ts";

interface ResultActionsProps {
  run: { id: string; tool: string; title: string; markdown: string };
  /** A visitor's result is not kept, and a chat cannot begin with it. */
  kept: boolean;
  children: ReactNode;
}

/** The actions on a result. */
export function ResultActions({ run, kept, children }: ResultActionsProps) {
  const { t } = useTranslation("tools");
  const { copied, copy } = useCopied({ done: t("copied"), failed: t("copyFailed") });
  const download = () => {
    const name = `${slugOf(run.title, run.tool)}.md`;
    saveFile(name, new Blob([`# ${run.title}\n\n${run.markdown}\n`], { type: "text/markdown;charset=utf-8" }));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => copy(run.markdown)}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span>{copied ? t("copied") : t("copy")}</span>
      </Button>
      <Button variant="secondary" size="sm" onClick={download}>
        <Download aria-hidden />
        {t("download")}
      </Button>
      {children}
      {kept && <Discuss runId={run.id} />}
    </div>
  );
}

function Discuss({ runId }: { runId: string }) {
  const { t } = useTranslation("tools");
  const navigate = useNavigate();
  const { pending, run } = useAction({ failed: t("discussFailed") });
  const discuss = () =>
    run(async () => {
      const { chatId } = await api.tools.discuss.call({ runId });
      await navigate(`/chat/${chatId}`);
    });
  return (
    <Button variant="secondary" size="sm" loading={pending} onClick={() => void discuss()}>
      <MessageSquareText aria-hidden />
      {t("discuss")}
    </Button>
  );
}
