import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Select } from "../../../../ui/select.tsx";
import {
  choicesFor,
  countsOf,
  type Draft,
  type NumberAt,
  symbolOf,
  times,
  withChoice,
  wordOf,
} from "./draft-reading.ts";

interface ReadingFieldsProps {
  draft: Draft;
  at: NumberAt;
  nouns: readonly string[];
  onChange: (draft: Draft) => void;
}

interface NounFieldProps {
  label: string;
  value: string;
  nouns: readonly string[];
  /** What can be chosen besides nouns. */
  fixed: readonly { value: string; label: string }[];
  onChange: (symbol: string) => void;
}

const ownWord = " ";

/** A noun of the founder's, or another that they type. */
function NounField({ label, value, nouns, fixed, onChange }: NounFieldProps) {
  const { t } = useTranslation("heard");
  const known = [...fixed, ...nouns.map((noun) => ({ value: noun, label: wordOf(noun) }))];
  const [typed, setTyped] = useState(() => (known.some((each) => each.value === value) ? null : wordOf(value)));
  return (
    <>
      <Field label={label}>
        <Select
          value={typed === null ? value : ownWord}
          options={[...known, { value: ownWord, label: t("ownWord") }]}
          onValueChange={(next) => {
            setTyped(next === ownWord ? "" : null);
            onChange(next === ownWord ? "" : next);
          }}
        />
      </Field>
      {typed !== null && (
        <Field label={t("ownWordLabel")} className="col-span-full">
          <Input
            value={typed}
            maxLength={60}
            autoComplete="off"
            placeholder={t("ownWordHint")}
            onValueChange={(next) => {
              setTyped(next);
              onChange(symbolOf(next));
            }}
          />
        </Field>
      )}
    </>
  );
}

function MeaningField({ draft, at, onChange }: Omit<ReadingFieldsProps, "nouns">) {
  const { t } = useTranslation("heard");
  return (
    <Field label={t("meaning")} className="col-span-full">
      <Select
        value={draft.choice ?? ""}
        options={draft.choice ? [] : [{ value: "", label: t("choose") }]}
        groups={choicesFor(at).map(({ group, names }) => ({
          label: t(`group.${group}`),
          options: names.map((name) => ({ value: name, label: t(`means.${name}`) })),
        }))}
        onValueChange={(name) => name !== "" && onChange(withChoice(draft, name, at))}
      />
    </Field>
  );
}

/** What a figure is in the founder's own choice: its meaning, what is counted, and what it is for each of. */
export function ReadingFields({ draft, at, nouns, onChange }: ReadingFieldsProps) {
  const { t } = useTranslation("heard");
  const counts = draft.choice && countsOf(draft.choice, at);
  const timeOptions = times.map((time) => ({ value: time, label: t(`time.${time}`) }));
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3">
      <MeaningField draft={draft} at={at} onChange={onChange} />
      {counts === "things" && (
        <NounField
          key={draft.choice}
          label={t("counted")}
          value={draft.counted}
          nouns={nouns}
          fixed={[
            ...(draft.counted === "" ? [{ value: "", label: t("choose") }] : []),
            { value: "customer", label: t("customer") },
          ]}
          onChange={(counted) => onChange({ ...draft, counted })}
        />
      )}
      {counts === "time" && (
        <Field label={t("timeCounted")}>
          <Select
            value={draft.counted}
            options={[...(draft.counted === "" ? [{ value: "", label: t("choose") }] : []), ...timeOptions]}
            onValueChange={(counted) => onChange({ ...draft, counted })}
          />
        </Field>
      )}
      <div className="contents">
        <NounField
          label={t("each")}
          value={draft.each}
          nouns={nouns}
          fixed={[
            { value: "", label: t("inAll") },
            { value: "customer", label: t("customer") },
          ]}
          onChange={(each) => onChange({ ...draft, each })}
        />
        <Field label={t("per")}>
          <Select
            value={draft.per}
            options={[{ value: "" as const, label: t("noTime") }, ...timeOptions]}
            onValueChange={(per) => onChange({ ...draft, per })}
          />
        </Field>
      </div>
    </div>
  );
}
