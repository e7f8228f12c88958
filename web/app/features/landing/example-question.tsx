import { useLanding } from "./use-landing.ts";

/** The founder's question, with its figures marked. */
export function Question({ shown }: { shown: boolean }) {
  const { example } = useLanding().landing;
  return (
    <div className={shown ? undefined : "invisible"}>
      <p className="mb-2 text-label text-muted">{example.founder}</p>
      <blockquote className="rounded-card rounded-tl-sm bg-bubble px-4 py-3 leading-relaxed">
        {example.reply.asked.map((piece, at) =>
          piece.figure ? (
            <mark key={at} className="rounded-sm bg-accent/12 px-0.5 font-medium text-accent tabular-nums">
              {piece.text}
            </mark>
          ) : (
            <span key={at}>{piece.text}</span>
          ),
        )}
      </blockquote>
    </div>
  );
}
