import type { TextMark } from "@cofounder/contract";
import { useReplyWords } from "../reply-words.ts";

const dots: Record<TextMark["kind"], string> = {
  founder: "bg-accent",
  computed: "bg-good",
  source: "bg-good",
  own: "bg-muted",
  differs: "bg-warn",
};

/** What backs a figure of the text, in the reply's language. */
export function MarkSays({ mark }: { mark: TextMark }) {
  const { say, locale } = useReplyWords();
  return (
    <div lang={locale} className="space-y-1 text-sm">
      <p className="flex items-baseline gap-2 text-muted">
        <span aria-hidden className={`size-1.5 shrink-0 -translate-y-px rounded-full ${dots[mark.kind]}`} />
        {say(`marks.${mark.kind}`)}
      </p>
      {mark.says !== "" && <p className="whitespace-pre-line wrap-anywhere">{mark.says}</p>}
    </div>
  );
}
