import { board, type Mark, wholeBoard } from "@cofounder/generators/marks/mark";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../ui/cn.ts";
import type { MadeFavicon } from "./made-favicon.ts";

interface MarkIconProps {
  mark: Mark;
  size: number;
  dark?: boolean;
  /** Edge to edge, cropped by its surroundings. */
  whole?: boolean;
}

/** The mark as the page shows it. */
function MarkIcon({ mark, size, dark = false, whole = false }: MarkIconProps) {
  const { figure, colours, tile } = mark;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${board} ${board}`} aria-hidden className="shrink-0">
      <path d={whole ? wholeBoard : tile} fill={dark ? colours.darkTile : colours.tile} />
      <path
        d={figure.d}
        fillRule="evenodd"
        fill={dark ? colours.darkFigure : colours.figure}
        transform={`translate(${figure.x} ${figure.y}) scale(${figure.scale})`}
      />
    </svg>
  );
}

/** The icon in the places where people see it. */
export function Previews({ made: { mark, text } }: { made: MadeFavicon }) {
  const { t } = useTranslation("favicon");
  return (
    <section aria-labelledby="favicon-previews">
      <h2 id="favicon-previews" className="mb-3 font-semibold">
        {t("previews")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Preview label={t("tabLight")}>
          <Tab mark={mark} name={text.name} />
        </Preview>
        <Preview label={t("tabDark")}>
          <Tab mark={mark} name={text.name} dark />
        </Preview>
        <Preview label={t("home")}>
          <HomeScreen mark={mark} name={text.name} />
        </Preview>
        <Preview label={t("sizes")}>
          <div className="grid h-full grid-cols-2 overflow-hidden rounded-control border border-line">
            {[false, true].map((dark) => (
              <div
                key={String(dark)}
                className={cn("flex items-end justify-center gap-4 p-6", dark ? "bg-[#202124]" : "bg-white")}
              >
                {[16, 32, 48].map((size) => (
                  <MarkIcon key={size} mark={mark} size={size} dark={dark} />
                ))}
              </div>
            ))}
          </div>
        </Preview>
      </div>
    </section>
  );
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="flex flex-col gap-2">
      <div className="grow">{children}</div>
      <figcaption className="text-sm text-muted">{label}</figcaption>
    </figure>
  );
}

function Tab({ mark, name, dark = false }: { mark: Mark; name: string; dark?: boolean }) {
  return (
    <div className={cn("rounded-control border border-line px-3 pt-3", dark ? "bg-[#202124]" : "bg-[#dee1e6]")}>
      <div
        className={cn(
          "flex h-9 max-w-60 items-center gap-2 rounded-t-lg px-3 text-xs",
          dark ? "bg-[#35363a] text-[#e8eaed]" : "bg-white text-[#202124]",
        )}
      >
        <MarkIcon mark={mark} size={16} dark={dark} />
        <span className="truncate">{name}</span>
      </div>
    </div>
  );
}

function HomeScreen({ mark, name }: { mark: Mark; name: string }) {
  return (
    <div className="flex justify-center rounded-control bg-linear-to-br from-[#3b4a6b] to-[#12151f] p-6">
      <div className="flex w-20 flex-col items-center gap-1.5">
        <span className="overflow-hidden rounded-[22%]">
          <MarkIcon mark={mark} size={60} whole />
        </span>
        <span className="w-full truncate text-center text-xs text-white">{name}</span>
      </div>
    </div>
  );
}
