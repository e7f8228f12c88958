import type { FigureChances, Known } from "@cofounder/contract";
import { facetsOf } from "@cofounder/contract/figure-facets";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Pills } from "./pills.tsx";
import { isPeriod, symbolOf, wordOf } from "./symbols.ts";

interface ReadingFacetsProps {
  chances: FigureChances;
  known: Known;
  onChange: (known: Known) => void;
}

/** The number of meanings shown before the other facets; less likely ones follow after them. */
const first = 12;

/** All facets of a figure, each set with one press: the readings above update. */
export function ReadingFacets({ chances, known, onChange }: ReadingFacetsProps) {
  const { t } = useTranslation("heard");
  const facets = facetsOf(chances);
  const nounOf = (symbol: string): string => (symbol === "customer" ? t("customer") : wordOf(symbol));
  const say = <Name extends keyof Known>(name: Name) => ({
    value: known[name],
    onChange: (value: Known[Name]) => {
      const { [name]: _before, ...rest } = known;
      onChange(value === undefined ? rest : { ...rest, [name]: value });
    },
  });
  const meaning = { legend: t("meaning"), labelOf: (name: NonNullable<Known["choice"]>) => t(`means.${name}`) };
  return (
    <>
      <Pills {...meaning} names={facets.choices.slice(0, first)} {...say("choice")} />
      <Pills legend={t("counted")} names={facets.counted} labelOf={nounOf} {...say("counted")} />
      <Pills
        legend={t("each")}
        names={facets.each}
        labelOf={(symbol) => (symbol === "" ? t("inAll") : nounOf(symbol))}
        {...say("each")}
      />
      <OwnWord {...say(chances.kind === "plain" && known.each === undefined ? "counted" : "each")} />
      <Pills
        legend={t("per")}
        names={facets.time}
        labelOf={(period) => (isPeriod(period) ? t(`time.${period}`) : t("noTime"))}
        {...say("time")}
      />
      <Pills legend={t("holds")} names={facets.status} labelOf={(name) => t(`status.${name}`)} {...say("status")} />
      <Pills legend={t("whose")} names={facets.party} labelOf={(name) => t(`party.${name}`)} {...say("party")} />
      <Pills legend={t("currency")} names={facets.currency} labelOf={(code) => code} {...say("currency")} />
      <Pills {...meaning} legend={t("others")} names={facets.choices.slice(first)} {...say("choice")} />
    </>
  );
}

/** A noun that is not among those offered: the founder's own word. */
function OwnWord({ onChange }: { onChange: (symbol: string | undefined) => void }) {
  const { t } = useTranslation("heard");
  const [typed, setTyped] = useState("");
  return (
    <Field label={t("ownWordLabel")}>
      <Input
        value={typed}
        maxLength={60}
        autoComplete="off"
        placeholder={t("ownWordHint")}
        onValueChange={(next) => {
          setTyped(next);
          const symbol = symbolOf(next);
          onChange(symbol === "" ? undefined : symbol);
        }}
      />
    </Field>
  );
}
