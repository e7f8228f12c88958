import { ArrowUp } from "lucide-react";
import { useId, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { limits, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { fill } from "../../../locales/page-texts.ts";
import { plain } from "../writing.ts";
import { useLanding } from "../use-landing.ts";
import type { IdeaState } from "./use-idea.ts";

interface IdeaBoxProps {
  idea: IdeaState;
  signedIn: boolean;
  onSubmit: (text: string) => void;
}

const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing;

function useFault(idea: IdeaState): [fault: string | null, setBlank: (blank: boolean) => void] {
  const { landing, language } = useLanding();
  const { box } = landing.hero;
  const [isBlank, setBlank] = useState(false);
  if (idea.isTooLong) return [fill(box.tooLong, { max: plain(limits.firstAnalysisMaxLength, language) }), setBlank];
  if (isBlank && idea.text.trim() === "") return [box.blank, setBlank];
  return [idea.error ? problemTexts[problemOf(idea.error).code] : null, setBlank];
}

/** Where an idea is typed; Enter sends it. */
export function IdeaBox({ idea, signedIn, onSubmit }: IdeaBoxProps) {
  const { box } = useLanding().landing.hero;
  const [fault, setBlank] = useFault(idea);
  const faultId = useId();
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    const text = idea.text.trim();
    setBlank(text === "");
    if (text !== "" && !idea.isTooLong && idea.pending === null) onSubmit(text);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className={
        "max-w-3xl rounded-window border border-line-strong bg-surface shadow-window transition-colors " +
        "focus-within:border-accent"
      }
    >
      <textarea
        name="idea"
        rows={3}
        aria-label={box.label}
        aria-describedby={fault ? faultId : undefined}
        aria-invalid={fault !== null}
        placeholder={box.placeholder}
        value={idea.text}
        onChange={({ target }) => idea.type(target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          submit();
        }}
        className={
          "block field-sizing-content max-h-72 min-h-24 w-full resize-none bg-transparent px-4 pt-4 pb-2 " +
          "text-base leading-relaxed outline-none placeholder:text-faint sm:px-6 sm:pt-5"
        }
      />
      {fault && (
        <p id={faultId} role="alert" className="px-4 pb-2 text-sm text-bad sm:px-6">
          {fault}
        </p>
      )}
      <BoxFoot idea={idea} signedIn={signedIn} />
    </form>
  );
}

function BoxFoot({ idea, signedIn }: Pick<IdeaBoxProps, "idea" | "signedIn">) {
  const { box } = useLanding().landing.hero;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pb-4 sm:px-6">
      <p className="text-sm text-muted">
        <span className={signedIn ? "invisible" : "was-member:invisible"}>{box.hint}</span>{" "}
        {idea.kept && (
          <button
            type="button"
            onClick={idea.clear}
            className="cursor-pointer rounded-sm text-ink underline underline-offset-4"
          >
            {box.clear}
          </button>
        )}
      </p>
      <Button type="submit" loading={idea.pending !== null} className="max-sm:w-full lg:w-full">
        {box.analyse}
        <ArrowUp aria-hidden />
      </Button>
    </div>
  );
}
