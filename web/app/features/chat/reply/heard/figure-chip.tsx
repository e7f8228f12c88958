import type { HeardFigure } from "@cofounder/contract";
import { Ban, Check, CircleCheck, CircleQuestionMark } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../../ui/cn.ts";
import { useReplyWords } from "../reply-words.ts";

type State = HeardFigure["state"];

export const icons: Record<State, typeof Check> = {
  unread: CircleQuestionMark,
  settled: CircleCheck,
  read: Check,
  dismissed: Ban,
};

const looks: Record<State, string> = {
  unread: "border-dashed border-warn/60 bg-warn-soft",
  settled: "border-good/30 bg-good-soft",
  read: "border-line bg-surface",
  dismissed: "border-line bg-sunken text-muted",
};

export const iconLooks: Record<State, string> = {
  unread: "text-warn",
  settled: "text-good",
  read: "text-muted",
  dismissed: "text-muted",
};

const chipStyles =
  "inline-flex min-h-8 max-w-full items-start gap-1.5 rounded-[0.625rem] border px-2 py-[0.3125rem] " +
  "text-left text-sm leading-5 pointer-coarse:min-h-9 pointer-coarse:py-[0.4375rem]";

/** The figure as it was typed, with its reading. */
function ChipWords({ figure }: { figure: HeardFigure }) {
  const { t, i18n } = useTranslation("heard");
  const { locale } = useReplyWords();
  const { state, quote, label } = figure;
  const Icon = icons[state];
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${iconLooks[state]}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className={state === "dismissed" ? "line-through" : "font-semibold"}>{quote}</span>
        {label !== "" && (
          <span lang={locale} className={state === "unread" ? "text-muted italic" : "text-muted"}>
            {" "}
            {label}
          </span>
        )}
        <span lang={i18n.language} className={state === "unread" && label === "" ? "text-muted italic" : "sr-only"}>
          {" "}
          {state === "unread" && label === "" ? t("ask") : t(`state.${state}`)}
        </span>
      </span>
    </>
  );
}

interface ChipProps extends Omit<ComponentProps<"button">, "children"> {
  figure: HeardFigure;
}

/** A figure that can be confirmed or corrected. */
export function FigureChip({ figure, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={cn(
        chipStyles,
        looks[figure.state],
        "cursor-pointer transition-[border-color,box-shadow] duration-fast ease-out",
        "hover:border-line-hover hover:shadow-raised aria-expanded:border-accent aria-expanded:ring-2 aria-expanded:ring-accent/25",
        className,
      )}
    >
      <ChipWords figure={figure} />
    </button>
  );
}

/** The same figure, read-only. */
export function FrozenChip({ figure }: { figure: HeardFigure }) {
  return (
    <span className={cn(chipStyles, looks[figure.state])}>
      <ChipWords figure={figure} />
    </span>
  );
}
