import { type SchemeName, schemeNames } from "@cofounder/generators/marks/colours";
import { markOf } from "@cofounder/generators/marks/mark";
import { RefreshCw } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFields, optionsOf } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";
import { FaviconResult } from "./favicon-result.tsx";
import type { MadeFavicon } from "./made-favicon.ts";

const initial = { name: "", description: "", scheme: "purple" as SchemeName };

/** The whole tool: it works in the browser, without the server. */
export function FaviconGenerator() {
  const { t } = useTranslation("favicon");
  const { draft, change, clear } = useToolDraft({ tool: "favicon-generator", memberId: null, initial });
  const [made, setMade] = useState<(MadeFavicon & { variation: number }) | null>(null);
  const [missing, setMissing] = useState(false);
  const make = (variation: number) => {
    const name = draft.name.trim();
    setMissing(name === "");
    if (name === "") {
      toast.error(t("missing"));
      return;
    }
    const text = { name, description: draft.description.trim(), scheme: draft.scheme };
    setMade({ mark: markOf(name, draft.scheme, variation), text, variation });
    toast.success(t("made"));
  };
  const forget = () => {
    setMade(null);
    clear();
  };
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)]">
      <Card className="p-5 sm:p-6">
        <FaviconForm draft={draft} change={change} missing={missing} onMake={() => make(0)}>
          {made && (
            <Button variant="secondary" onClick={() => make(made.variation + 1)}>
              <RefreshCw aria-hidden />
              {t("another")}
            </Button>
          )}
        </FaviconForm>
      </Card>
      {made ? (
        <FaviconResult made={made} onClear={forget} />
      ) : (
        <div className="rounded-card border border-dashed border-line-strong p-6 text-muted sm:p-8">{t("empty")}</div>
      )}
    </div>
  );
}

interface FaviconFormProps {
  draft: typeof initial;
  change: (fields: Partial<typeof initial>) => void;
  missing: boolean;
  onMake: () => void;
  /** Beside the button. */
  children: ReactNode;
}

function FaviconForm({ draft, change, missing, onMake, children }: FaviconFormProps) {
  const { t } = useTranslation("favicon");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMake();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields
        values={draft}
        onChange={change}
        fields={[
          { name: "name", label: t("name"), error: missing ? t("missing") : undefined, maxLength: 60 },
          { name: "description", label: t("about"), hint: t("aboutHint"), rows: 3, maxLength: 300 },
          { name: "scheme", label: t("scheme"), options: optionsOf(schemeNames, (value) => t(`schemes.${value}`)) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow sm:grow-0">
          {t("generate")}
        </Button>
        {children}
      </div>
      <p className="text-sm text-muted">{t("free")}</p>
    </form>
  );
}
