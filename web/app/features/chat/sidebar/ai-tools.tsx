import type { ChatTool } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { chatTools, toolIcons } from "./tool-icons.ts";

interface AiToolsProps {
  disabled: boolean;
  onTool: (tool: ChatTool) => void;
}

export function AiTools({ disabled, onTool }: AiToolsProps) {
  const { t } = useTranslation("chat");
  return (
    <section aria-label={t("tools.title")}>
      <h2 className="px-2 pb-1 text-xs font-medium text-muted">{t("tools.title")}</h2>
      <ul>
        {chatTools.map((tool) => {
          const Icon = toolIcons[tool];
          return (
            <li key={tool}>
              <button
                type="button"
                disabled={disabled}
                className={
                  "flex h-8 w-full cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-hover " +
                  "disabled:cursor-not-allowed disabled:opacity-55"
                }
                onClick={() => onTool(tool)}
              >
                <Icon className="size-4 text-muted" aria-hidden />
                {t(`tools.${tool}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
