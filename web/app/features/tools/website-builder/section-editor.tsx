import type { SiteSection } from "@cofounder/contract";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

type Item = string | Record<string, string>;
type FieldName = "headline";

const longer = new Set(["lead", "intro", "text", "note", "quote", "answer", "paragraphs"]);
const itemsMax = 12;
/** The initial value of a new list item. */
const blank: Record<string, Item> = {
  items: { title: "", text: "" },
  questions: { question: "", answer: "" },
  quotes: { quote: "", by: "" },
  includes: "",
  paragraphs: "",
};

interface EditorProps {
  section: SiteSection;
  onChange: (section: SiteSection) => void;
}

/** Every text of a section as a field. */
export function SectionEditor({ section, onChange }: EditorProps) {
  const fields = Object.entries(section).filter(([name]) => name !== "kind" && name !== "check");
  const change = (name: string, value: unknown) => onChange({ ...section, [name]: value, check: null } as SiteSection);
  return (
    <div className="flex flex-col gap-4 pt-4">
      {fields.map(([name, value]) =>
        Array.isArray(value) ? (
          <ListField
            key={name}
            name={name}
            fresh={section.kind === "faq" ? "questions" : name}
            items={value as Item[]}
            onChange={(next) => change(name, next)}
          />
        ) : (
          <TextField key={name} name={name} value={String(value)} onChange={(next) => change(name, next)} />
        ),
      )}
    </div>
  );
}

function TextField({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("website");
  return (
    <Field label={t(`fields.${name as FieldName}`)}>
      {longer.has(name) ? (
        <Textarea value={value} rows={2} className="min-h-16" onValueChange={onChange} />
      ) : (
        <Input value={value} onValueChange={onChange} />
      )}
    </Field>
  );
}

interface ListFieldProps {
  name: string;
  fresh: string;
  items: Item[];
  onChange: (items: Item[]) => void;
}

function ListField({ name, fresh, items, onChange }: ListFieldProps) {
  const { t } = useTranslation("website");
  const put = (at: number, item: Item) => onChange(items.with(at, item));
  const isFull = items.length >= itemsMax;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{t(`fields.${name as FieldName}`)}</legend>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- points have no name of their own, and fields keep their place
        <div key={at} className="flex items-start gap-2 border-l-2 border-line pl-3">
          <div className="flex min-w-0 grow flex-col gap-3">
            {typeof item === "string" ? (
              <TextField name={name} value={item} onChange={(next) => put(at, next)} />
            ) : (
              Object.entries(item).map(([key, value]) => (
                <TextField key={key} name={key} value={value} onChange={(next) => put(at, { ...item, [key]: next })} />
              ))
            )}
          </div>
          {items.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("removeItem", { count: at + 1 })}
              onClick={() => onChange(items.toSpliced(at, 1))}
            >
              <X aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {!isFull && (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => onChange([...items, blank[fresh] ?? ""])}
        >
          <Plus aria-hidden />
          {t("addItem")}
        </Button>
      )}
    </fieldset>
  );
}
