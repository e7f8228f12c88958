import { ArrowRight, Plus } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyLine } from "../../ui/copy-line.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "ghost", "danger"] as const;

export function ButtonChapter() {
  return (
    <Chapter title="Buttons">
      {variants.map((variant) => (
        <Specimen key={variant} title={variant}>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="lg">
            Large
            <ArrowRight aria-hidden />
          </Button>
          <Button variant={variant} size="icon" aria-label={`Add, ${variant}`}>
            <Plus aria-hidden />
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} to="/design">
            A link
          </ButtonLink>
        </Specimen>
      ))}
    </Chapter>
  );
}

const industries = [
  { value: "saas", label: "SaaS" },
  { value: "fintech", label: "Fintech" },
];

export function FieldChapter() {
  const [industry, setIndustry] = useState("saas");
  const [text, setText] = useState("");
  return (
    <Chapter title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Empty" hint="A hint says what is wanted.">
          <Input placeholder="A placeholder" value={text} onValueChange={setText} />
        </Field>
        <Field label="With an error" error="The amount has to be above 0.">
          <Input defaultValue="−20" />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Not now" />
        </Field>
        <Field label="Read only">
          <Input readOnly defaultValue="ada@example.com" />
        </Field>
        <Field label="Several lines" aside={<span className="text-xs text-muted">0 / 4,000</span>}>
          <Textarea placeholder="Grows with its text" />
        </Field>
        <Field label="A choice">
          <Select value={industry} onValueChange={setIndustry} options={industries} />
        </Field>
      </div>
      <CopyLine
        text="sk-1234-5678"
        label="Copy the key"
        copiedLabel="Copied"
        failedText="The browser does not allow it"
      />
    </Chapter>
  );
}

export function ChoiceChapter() {
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<"first" | "second">("first");
  return (
    <Chapter title="Choices">
      <Specimen title="switch">
        <Switch checked={on} onCheckedChange={setOn} label={on ? "On" : "Off"} />
        <Switch checked={false} onCheckedChange={() => undefined} label="Disabled" disabled />
        <Switch checked onCheckedChange={() => undefined} label="On and disabled" disabled />
      </Specimen>
      <Specimen title="tabs">
        <Tabs
          label="Two tabs"
          value={tab}
          onValueChange={setTab}
          className="w-full max-w-md"
          tabs={[
            { value: "first", label: "First", content: <p>What the first tab holds.</p> },
            { value: "second", label: "Second", content: <p>What the second tab holds.</p> },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
