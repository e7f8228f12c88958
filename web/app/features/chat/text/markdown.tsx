import { memo, useMemo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { FigureMark } from "../../../components/marks/figure-mark.tsx";
import { CodeBlock } from "./code-block.tsx";
import { ExternalLink } from "./external-link.tsx";
import { markRanges, type TextRange } from "./mark-ranges.ts";
import { splitBlocks } from "./split-blocks.ts";

const plugins = [remarkGfm];

const heading = "mt-6 mb-2 font-semibold tracking-tight text-balance first:mt-0";

/** Replies are nested below the page's own headings, so theirs begin at the third level. */
const components: Components = {
  a: ({ href, children }) => <ExternalLink address={href}>{children}</ExternalLink>,
  img: ({ alt }) => <span>{alt}</span>,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  code: ({ className, children }) => (
    <code className={`rounded bg-sunken px-1 py-0.5 font-mono text-[0.875em] ${className ?? ""}`}>{children}</code>
  ),
  h1: ({ children }) => <h3 className={`${heading} text-lg`}>{children}</h3>,
  h2: ({ children }) => <h3 className={`${heading} text-lg`}>{children}</h3>,
  h3: ({ children }) => <h4 className={`${heading} text-base`}>{children}</h4>,
  h4: ({ children }) => <h5 className={`${heading} text-base`}>{children}</h5>,
  h5: ({ children }) => <h6 className={`${heading} text-sm`}>{children}</h6>,
  h6: ({ children }) => <h6 className={`${heading} text-sm`}>{children}</h6>,
  p: ({ children }) => <p className="my-3 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1.5 pl-5 marker:text-muted">{children}</ul>,
  ol: ({ children, start }) => (
    <ol className="my-3 list-decimal space-y-1.5 pl-5 marker:text-muted" start={start}>
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-4 border-l-2 border-line pl-4 text-muted">{children}</blockquote>
  ),
  hr: () => <hr className="my-6 border-line" />,
  mark: FigureMark,
  table: ({ children }) => (
    <div className="my-4 scroll-fade overflow-x-auto rounded-lg border border-line" tabIndex={0}>
      <table className="w-full text-sm wrap-break-word tabular-nums">{children}</table>
    </div>
  ),
  th: ({ children, style }) => (
    <th className="border-b border-line px-3 py-2 text-left font-medium whitespace-nowrap text-muted" style={style}>
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td className="min-w-24 border-b border-line px-3 py-2 align-top [tr:last-child_&]:border-b-0" style={style}>
      {children}
    </td>
  ),
};

/** Addresses are checked where links are rendered; rendering fetches nothing. */
const asWritten = (address: string) => address;

const noRanges: readonly TextRange[] = [];

interface MarkdownProps {
  text: string;
  /** What is marked of it, in order and without overlaps. */
  ranges?: readonly TextRange[];
}

const MarkdownBlock = memo(function MarkdownBlock({ text, ranges = noRanges }: MarkdownProps) {
  const marking = ranges.length === 0 ? [] : [() => markRanges({ source: text, ranges })];
  return (
    <ReactMarkdown components={components} remarkPlugins={plugins} rehypePlugins={marking} urlTransform={asWritten}>
      {text}
    </ReactMarkdown>
  );
});

/** The blocks of a text, each with its own ranges. */
function rangedBlocks(text: string, ranges: readonly TextRange[]): Required<MarkdownProps>[] {
  let from = 0;
  return splitBlocks(text).map((block) => {
    const begin = from;
    from += block.length;
    const own = ranges.filter(({ start, end }) => start < from && end > begin);
    if (own.length === 0) return { text: block, ranges: noRanges };
    return {
      text: block,
      ranges: own.map(({ start, end, mark }) => ({ start: start - begin, end: end - begin, mark })),
    };
  });
}

/** Renders Markdown: no raw HTML, no images. Finished blocks of a growing text are not rendered again. */
export const Markdown = memo(function Markdown({ text, ranges = noRanges }: MarkdownProps) {
  const blocks = useMemo(() => rangedBlocks(text, ranges), [text, ranges]);
  return (
    <div className="leading-relaxed wrap-anywhere [&>*:first-child]:mt-0 [&>*:last-child]:mb-0">
      {blocks.map((block, index) => (
        <MarkdownBlock key={index} {...block} />
      ))}
    </div>
  );
});
