import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Switch } from "../../../ui/switch.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";

interface WebSearchSwitchProps {
  on: boolean;
  /** False where this installation has no search provider. */
  available: boolean;
  onChange: (on: boolean) => void;
}

export function WebSearchSwitch({ on, available, onChange }: WebSearchSwitchProps) {
  const { t } = useTranslation("chat");
  const label = (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${available ? "" : "text-faint"}`}>
      <Globe className="size-4" aria-hidden />
      {t("composer.webSearch")}
    </span>
  );
  return (
    <Tooltip explains content={available ? t("composer.webSearchOn") : t("composer.webSearchOff")}>
      <div tabIndex={available ? undefined : 0}>
        <Switch
          className="text-muted"
          label={label}
          checked={available && on}
          disabled={!available}
          onCheckedChange={onChange}
        />
      </div>
    </Tooltip>
  );
}

export function PriceHint() {
  const { t } = useTranslation("chat");
  return (
    <Tooltip explains content={t("composer.priceWhy")}>
      <button type="button" className="ml-auto cursor-help text-xs whitespace-nowrap text-muted">
        {t("composer.price")}
      </button>
    </Tooltip>
  );
}
