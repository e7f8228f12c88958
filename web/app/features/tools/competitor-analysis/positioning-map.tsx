import type { CompetitorAnalysisOutput } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

type Axes = CompetitorAnalysisOutput["map"];
interface Place {
  x: number;
  y: number;
}

/**
 * Two axes and the competitors placed on them. Those without a position are placed with sliders; this is not stored.
 */
export function PositioningMap({ map }: { map: Axes }) {
  const { t } = useTranslation("competitorAnalysis");
  const [placed, setPlaced] = useState<Record<string, Place>>({});
  const [chosen, setChosen] = useState(map.points[0]?.name ?? "");
  const placeOf = ({ name, x, y }: Axes["points"][number]): Place | null =>
    placed[name] ?? (x !== null && y !== null ? { x, y } : null);
  const now = map.points.find(({ name }) => name === chosen);
  const at = (now && placeOf(now)) ?? { x: now?.x ?? 0.5, y: now?.y ?? 0.5 };
  const move = (to: Partial<Place>) => setPlaced({ ...placed, [chosen]: { ...at, ...to } });
  const shown = map.points.flatMap((point, index) => {
    const place = placeOf(point);
    return place ? [{ name: point.name, own: index === 0, ...place }] : [];
  });
  const options = map.points.map((point) => ({
    value: point.name,
    label: placeOf(point) ? point.name : t("notPlaced", { name: point.name }),
  }));
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
      <Drawing map={map} shown={shown} />
      <fieldset className="flex min-w-0 flex-col gap-4 text-sm">
        <legend className="mb-2 font-medium">{t("placeTitle")}</legend>
        <Field label={t("placeWho")}>
          <Select value={chosen} onValueChange={setChosen} options={options} />
        </Field>
        <Slider label={t("axis", map.x)} value={at.x} onChange={(x) => move({ x })} />
        <Slider label={t("axis", map.y)} value={at.y} onChange={(y) => move({ y })} />
        <p className="text-muted">{now?.because}</p>
      </fieldset>
    </div>
  );
}

function Drawing({ map, shown }: { map: Axes; shown: (Place & { name: string; own: boolean })[] }) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <figure>
      <p className="mb-2 text-center text-sm text-muted">↑ {map.y.high}</p>
      <div className="relative aspect-[4/3] rounded-card border border-line bg-surface">
        <span aria-hidden className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-px bg-line" />
        {shown.length === 0 && (
          <p className="absolute inset-0 grid place-items-center p-6 text-center text-sm text-muted">
            {t("nobodyPlaced")}
          </p>
        )}
        {shown.map(({ name, own, x, y }) => (
          <span
            key={name}
            className="absolute flex w-24 -translate-x-1/2 -translate-y-1.5 flex-col items-center gap-1 text-center text-xs font-medium"
            style={{ left: `${14 + x * 72}%`, top: `${8 + (1 - y) * 78}%` }}
          >
            <span aria-hidden className={`size-3 rounded-full ${own ? "bg-accent" : "bg-ink"}`} />
            <span className="line-clamp-2">{name}</span>
          </span>
        ))}
      </div>
      <figcaption className="mt-2 grid grid-cols-3 gap-4 text-sm text-muted">
        <span>← {map.x.low}</span>
        <span className="text-center">↓ {map.y.low}</span>
        <span className="text-right">{map.x.high} →</span>
      </figcaption>
      <p className="mt-3 text-sm text-muted">
        {map.x.because} {map.y.because}
      </p>
    </figure>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-muted">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        className="w-full accent-(--accent)"
      />
    </label>
  );
}
