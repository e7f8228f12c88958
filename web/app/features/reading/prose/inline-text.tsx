import { createContext, use } from "react";
import { Link } from "react-router";
import type { Source } from "../../../content/prose.ts";
import { readInline, type Inline } from "../../../content/inline.ts";

/** The sources of the surrounding document: their order determines their numbers. */
export const SourcesContext = createContext<readonly Source[]>([]);

export function InlineText({ text }: { text: string }) {
  return readInline(text).map((piece, index) => <Piece key={index} piece={piece} />);
}

const linkStyle = "font-medium text-ink underline decoration-line-hover underline-offset-4 hover:decoration-current";

function Piece({ piece }: { piece: Inline }) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "strong":
      return <strong className="font-semibold text-ink">{piece.text}</strong>;
    case "code":
      return (
        <code className="rounded-sm bg-bubble px-1 py-0.5 font-mono text-[0.875em] break-words">{piece.text}</code>
      );
    case "source":
      return <SourceNumber id={piece.id} />;
    case "link":
      return piece.to.startsWith("/") || piece.to.startsWith("#") ? (
        <Link to={piece.to} className={linkStyle}>
          {piece.text}
        </Link>
      ) : (
        <a href={piece.to} className={linkStyle}>
          {piece.text}
        </a>
      );
  }
}

function SourceNumber({ id }: { id: string }) {
  const number = use(SourcesContext).findIndex((source) => source.id === id) + 1;
  return (
    <sup className="ml-0.5 text-[0.7em] leading-none">
      <a
        href={`#source-${id}`}
        aria-label={`Source ${number}`}
        className="rounded-sm font-mono text-accent underline-offset-2 hover:underline"
      >
        {number}
      </a>
    </sup>
  );
}
