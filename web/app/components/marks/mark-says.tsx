import type { TextMark } from "@cofounder/contract";

/** What the windows say, in the language of the marked text. */
export interface MarkWords {
  locale: string;
  /** The title of the list of all marks. */
  title: string;
  kinds: Record<TextMark["kind"], string>;
}

const dots: Record<TextMark["kind"], string> = {
  founder: "bg-accent",
  computed: "bg-good",
  source: "bg-good",
  assumed: "bg-muted",
  own: "bg-muted",
  differs: "bg-warn",
};

/** What kind of thing backs a figure of the text. */
export function MarkKind({ kind, words }: Pick<TextMark, "kind"> & { words: MarkWords }) {
  return (
    <span className="inline-flex items-baseline gap-2 text-muted">
      <span aria-hidden className={`size-1.5 shrink-0 -translate-y-px rounded-full ${dots[kind]}`} />
      {words.kinds[kind]}
    </span>
  );
}

/** The founder's words, the formula, the source, or the difference. */
export function MarkSays({ says }: Pick<TextMark, "says">) {
  return <p className="mt-1 whitespace-pre-line wrap-anywhere">{says}</p>;
}
