import type { ToolOutputs } from "@cofounder/contract";
import { artSizes, brandArt } from "@cofounder/generators/brand-art/brand-art";
import { slugOf } from "@cofounder/generators/slug";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { ToolResultProps } from "../shell/tool-screen.tsx";

type Output = ToolOutputs["image-generator"];
type Picture = Output["images"][number];

export function ImageResult({ output, input }: ToolResultProps<"image-generator">) {
  const { t } = useTranslation("image");
  const wide = output.kind === "banner";
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t(output.procedural ? "procedural" : "byModel")}</p>
      <ul className={cn("grid gap-5", !wide && output.images.length > 1 && "sm:grid-cols-2")}>
        {output.images.map((picture) => (
          <PictureCard key={picture.variation} picture={picture} output={output} prompt={input.prompt} />
        ))}
      </ul>
    </div>
  );
}

interface PictureCardProps {
  picture: Picture;
  output: Output;
  prompt: string;
}

function PictureCard({ picture, output, prompt }: PictureCardProps) {
  const { t } = useTranslation("image");
  const { kind, procedural } = output;
  const { url, variation } = picture;
  const number = variation + 1;
  const svg = useMemo(
    () => (procedural ? brandArt(prompt, kind, variation) : null),
    [procedural, prompt, kind, variation],
  );
  const size = procedural ? artSizes[kind] : undefined;
  const name = `${slugOf(prompt, "image")}-${kind}-${number}`;
  return (
    <li className="flex flex-col gap-2">
      <img
        src={svg === null ? (url ?? "") : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={
          procedural ? t("variation", { kind: t(`kinds.${kind}`), number }) : t("drawn", { kind: t(`kinds.${kind}`) })
        }
        {...size}
        className="h-auto w-full rounded-card border border-line"
      />
      <div className="flex gap-2">
        {url !== null && (
          <a
            href={url}
            download={`${name}.png`}
            aria-label={t("downloadPng", { number })}
            className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-hover"
          >
            <Download aria-hidden className="size-4" />
            {t("png")}
          </a>
        )}
        {svg !== null && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("downloadSvg", { number })}
            onClick={() => saveFile(`${name}.svg`, new Blob([svg], { type: "image/svg+xml" }))}
          >
            <Download aria-hidden />
            {t("svg")}
          </Button>
        )}
      </div>
    </li>
  );
}
