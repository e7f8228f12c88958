import type { ChatTool } from "@cofounder/contract";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface EmptyChatProps {
  /** Null: the engine answers alone, and says so. */
  model: string | null;
  /** The tool named in the address. */
  feature: ChatTool | null;
  onTool: (tool: ChatTool) => void;
  onExample: (text: string) => void;
}

const examples = ["first", "second", "third"] as const;

/** An empty conversation: what to write, and examples to start from. */
export function EmptyChat({ model, feature, onTool, onExample }: EmptyChatProps) {
  const { t } = useTranslation("chat");
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-center px-5 py-5 sm:px-7">
        <h2 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{t("empty.title")}</h2>
        <p className="mt-2 max-w-prose leading-relaxed text-pretty text-muted">{t("empty.text")}</p>
        {model === null && (
          <p className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{t("answering.engineWhy")}</p>
        )}
        {feature && (
          <Button className="mt-6 self-start" onClick={() => onTool(feature)}>
            {t("empty.offered", { tool: t(`tools.${feature}`) })}
            <ArrowRight aria-hidden />
          </Button>
        )}
        <h3 className="mt-5 text-sm font-medium text-muted">{t("empty.examples")}</h3>
        <ul className="mt-2 flex flex-col gap-2">
          {examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                className={
                  "group flex w-full cursor-pointer items-center gap-4 rounded-control border border-line px-3.5 " +
                  "py-2.5 text-left text-sm text-muted hover:border-line-hover hover:bg-hover hover:text-ink"
                }
                onClick={() => onExample(t(`empty.${example}`))}
              >
                <span className="grow">{t(`empty.${example}`)}</span>
                <ArrowRight className="size-4 shrink-0 text-faint group-hover:text-ink" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
