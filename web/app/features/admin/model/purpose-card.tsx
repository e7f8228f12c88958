import type { ModelSetting } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PurposeForm } from "./purpose-form.tsx";

const tones: Record<ModelSetting["source"], BadgeTone> = {
  environment: "accent",
  page: "good",
  text: "neutral",
  none: "neutral",
};

/** What a purpose is for and which model it has; its form opens on demand. */
export function PurposeCard({ setting }: { setting: ModelSetting }) {
  const { t } = useTranslation("adminDashboard");
  const [open, setOpen] = useState(false);
  const { purpose, source, model, keyIsLost } = setting;
  const titleId = `model-${purpose}`;
  return (
    <Card className="p-5">
      <section aria-labelledby={titleId}>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-2.5">
              <h3 id={titleId} className="font-semibold tracking-tight">
                {t(`models.purposes.${purpose}`)}
              </h3>
              <Badge tone={tones[source]}>{t(`models.sources.${source}`)}</Badge>
            </div>
            <p className="mt-1 max-w-prose text-sm text-muted">{t(`models.about.${purpose}`)}</p>
            {model !== null && <p className="mt-2 font-mono text-sm wrap-anywhere">{model}</p>}
            {keyIsLost && <p className="mt-2 text-sm text-bad">{t("models.keyIsLost")}</p>}
          </div>
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? "models.close" : model === null ? "models.setUp" : "models.change")}
            <span className="sr-only">: {t(`models.purposes.${purpose}`)}</span>
          </Button>
        </div>
        {open && <PurposeForm key={source + String(model)} setting={setting} />}
      </section>
    </Card>
  );
}
