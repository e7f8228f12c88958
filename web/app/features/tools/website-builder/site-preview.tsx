import type { SiteSpec } from "@cofounder/contract";
import { previewSite } from "@cofounder/generators/sites/render-site";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { PreviewFrame } from "../shell/preview-frame.tsx";

const widths = [
  { name: "phone", width: 390, icon: Smartphone },
  { name: "tablet", width: 820, icon: Tablet },
  { name: "desktop", width: 1280, icon: Monitor },
] as const;

type WidthName = (typeof widths)[number]["name"];

const shownHeight = 640;

/** The final site at three widths, scaled down if there is less room. */
export function SitePreview({ site }: { site: SiteSpec }) {
  const { t } = useTranslation("website");
  const [chosen, setChosen] = useState<WidthName>("desktop");
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const shown = useDebounced(site);
  const document = useMemo(() => previewSite(shown), [shown]);
  const width = widths.find(({ name }) => name === chosen)?.width ?? 1280;
  const scale = room ? Math.min(1, room / width) : 1;
  return (
    <section aria-label={t("preview")}>
      <div role="group" aria-label={t("width")} className="mb-3 flex gap-1">
        {widths.map(({ name, icon: Icon }) => (
          <Button
            key={name}
            size="sm"
            variant={name === chosen ? "secondary" : "ghost"}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <Icon aria-hidden />
            {t(name)}
          </Button>
        ))}
      </div>
      <div
        ref={place}
        className="overflow-hidden rounded-card border border-line bg-sunken"
        style={{ height: shownHeight }}
      >
        <PreviewFrame
          title={t("preview")}
          document={document}
          className="mx-auto block origin-top-left border-0 bg-white"
          style={{
            width,
            height: shownHeight / scale,
            transform: `scale(${scale})`,
            marginInlineStart: scale < 1 ? 0 : undefined,
          }}
        />
      </div>
    </section>
  );
}

/** The available width in pixels; 0 until measured. */
function useRoom(place: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return room;
}
