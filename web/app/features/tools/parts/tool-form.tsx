import type { ToolInputs, ToolName } from "@cofounder/contract";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormFields, type FormFieldsProps } from "../../../ui/form-fields.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";
import { MoreFields } from "./more-fields.tsx";
import { fieldsOf } from "./typed-values.ts";

type Entries<Fields> = FormFieldsProps<Fields>["fields"];

/** The form as it stands, for parts that are more than a field. */
interface FormState<Fields> {
  draft: Fields;
  change: (fields: Partial<Fields>) => void;
}

interface ToolFormOptions<Name extends ToolName, Fields> extends Pick<
  ToolFormProps<Name>,
  "input" | "memberId" | "onRun" | "controls"
> {
  tool: Name;
  /** Every field, empty or as it is chosen at first. */
  initial: Fields;
  /** The fields of an earlier input, where they are not its values as text. */
  openedFrom?: (input: ToolInputs[Name]) => Fields;
  fields: Entries<Fields>;
  /** Optional ones, folded until one is filled. */
  more?: Entries<Fields>;
  moreLabel?: string;
  moreOpen?: boolean;
  /** Shown where a required field is empty; the title of the toast if it is another. */
  missing: string;
  missingTitle?: string;
  /** From trimmed fields; null while something required is missing. */
  inputOf: (fields: Fields) => ToolInputs[Name] | null;
  before?: (form: FormState<Fields>) => ReactNode;
  /** Behind the folded fields. */
  moreChildren?: (form: FormState<Fields>) => ReactNode;
  after?: (form: FormState<Fields>) => ReactNode;
}

const trimmed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  ) as Fields;

/** A tool's form: its fields as data, what was typed or opened, and what is missing. */
export function ToolForm<Name extends ToolName, Fields extends object>(props: ToolFormOptions<Name, Fields>) {
  const { tool, memberId, input, initial, missing, missingTitle } = props;
  const opened = input && (props.openedFrom?.(input) ?? fieldsOf(initial, input));
  const form = useToolDraft({ tool, memberId, initial, opened });
  const { draft, change } = form;
  const [refused, setRefused] = useState(false);
  const values = trimmed(draft);
  const isBlank = (name: keyof Fields) => values[name] === "";
  const marked = (entry: Entries<Fields>[number]): Entries<Fields>[number] => {
    if (!("name" in entry)) return entry;
    return refused && entry.required && isBlank(entry.name) ? { ...entry, error: missing } : entry;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = props.fields.some((entry) => "name" in entry && entry.required && isBlank(entry.name));
    const made = blank ? null : props.inputOf(values);
    setRefused(made === null);
    if (made) props.onRun(made);
    else if (missingTitle) toast.error(missingTitle, missing);
    else toast.error(missing);
  };
  const fields = { values: draft, onChange: change };
  const isOpen = props.moreOpen || props.more?.flat().some(({ name }) => !isBlank(name));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {props.before?.(form)}
      <FormFields {...fields} fields={props.fields.map(marked)} />
      {props.more && (
        <MoreFields label={props.moreLabel} open={isOpen}>
          <FormFields {...fields} fields={props.more} />
          {props.moreChildren?.(form)}
        </MoreFields>
      )}
      {props.after?.(form)}
      {props.controls}
    </form>
  );
}
