import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { plainText } from "../../../content/inline.ts";
import type { Block, BlockKind, BlockOf } from "../../../content/prose.ts";
import { reading } from "../../../content/reading.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { figures } from "../figures/figures.ts";
import { Checklist } from "../guides/checklist.tsx";
import { InlineText } from "./inline-text.tsx";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    typeof block === "string" ? <Paragraph key={index} text={block} /> : <BlockView key={index} block={block} />,
  );
}

const views: { [Kind in BlockKind]: (block: BlockOf<Kind>) => ReactNode } = {
  list: (block) => <List {...block} />,
  steps: (block) => <List {...block} />,
  terms: (block) => <Terms {...block} />,
  formula: (block) => <Formula {...block} />,
  table: (block) => <Table {...block} />,
  note: (block) => <Note {...block} />,
  figure: (block) => <Drawing {...block} />,
  checklist: (block) => <Checklist {...block} />,
  prompt: (block) => <Prompt {...block} />,
  tool: (block) => <Tool {...block} />,
};

function BlockView<Kind extends BlockKind>({ block }: { block: BlockOf<Kind> }) {
  return views[block.kind](block);
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="mt-5">
      <InlineText text={text} />
    </p>
  );
}

function List({ kind, items }: BlockOf<"list" | "steps">) {
  const Tag = kind === "list" ? "ul" : "ol";
  return (
    <Tag
      className={`mt-5 space-y-2.5 pl-6 marker:text-faint ${kind === "list" ? "list-disc" : "list-decimal marker:font-mono marker:text-sm"}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1.5">
          <InlineText text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Terms({ items }: BlockOf<"terms">) {
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      {items.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold text-ink">
            <InlineText text={term} />
          </dt>
          <dd>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Formula({ formula, example }: BlockOf<"formula">) {
  return (
    <div className="mt-6 border-l-2 border-accent py-1 pl-5">
      <p className="font-mono text-[0.9375rem] leading-relaxed break-words text-ink">{formula}</p>
      <p className="mt-2 text-[0.9375rem]">
        <InlineText text={example} />
      </p>
    </div>
  );
}

function Table({ caption, head, rows }: BlockOf<"table">) {
  return (
    <div
      role="region"
      aria-label={plainText(caption) || head.filter(Boolean).join(", ")}
      tabIndex={0}
      className="mt-7 scroll-fade overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible"
    >
      <table className="w-full min-w-120 border-collapse text-left text-[0.9375rem] leading-6">
        {caption !== "" && (
          <caption className="border-b border-line px-4 py-3 text-left text-sm text-muted">
            <InlineText text={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b border-line bg-sunken px-4 py-2.5 font-medium text-ink">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = "", ...cells]) => (
            <tr key={first} className="align-top">
              <th scope="row" className="px-4 py-3 font-medium text-ink">
                <InlineText text={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="px-4 py-3 tabular-nums">
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Note({ text }: BlockOf<"note">) {
  return (
    <p className="mt-6 rounded-card border border-line bg-sunken px-5 py-4 text-[0.9375rem] leading-6">
      <InlineText text={text} />
    </p>
  );
}

function Drawing({ figure, caption }: BlockOf<"figure">) {
  const Figure = figures[figure];
  return (
    <figure className="mt-8">
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <Figure />
      </div>
      <figcaption className="mt-3 text-sm leading-6 text-muted">
        <InlineText text={caption} />
      </figcaption>
    </figure>
  );
}

function Prompt({ prompt }: BlockOf<"prompt">) {
  return (
    <div className="mt-7 rounded-card border border-line bg-surface p-5 shadow-raised print:hidden">
      <p className="text-sm font-medium text-muted">{reading.prompt.title}</p>
      <blockquote className="mt-3 rounded-card rounded-tl-sm bg-bubble px-4 py-3 text-[0.9375rem] leading-6 text-ink">
        {prompt}
      </blockquote>
      <ButtonLink to={`/chat?prompt=${encodeURIComponent(prompt)}`} size="sm" className="mt-4">
        {reading.prompt.action}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  );
}

function Tool({ to, label, text }: BlockOf<"tool">) {
  return (
    <div className="mt-6 flex flex-col gap-3 border-y border-line py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
      <p className="text-[0.9375rem] leading-6">{text}</p>
      <ButtonLink to={to} variant="secondary" size="sm" className="self-start sm:self-center">
        {label}
        <ArrowUpRight aria-hidden />
      </ButtonLink>
    </div>
  );
}
