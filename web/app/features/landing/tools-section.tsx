import { ArrowUpRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LandingTexts } from "../../content/landing.ts";
import type menus from "../../locales/en/menus.json";
import { cn } from "../../ui/cn.ts";
import { Section } from "./section.tsx";
import { MakeDrawing, PlaceDrawing, ReachDrawing } from "./tool-drawings.tsx";
import { useLanding, useToolTexts } from "./use-landing.ts";
import { fill } from "../../locales/page-texts.ts";

type Group = keyof LandingTexts["tools"]["groups"];

interface Tool {
  to: string;
  text: keyof (typeof menus)["links"];
  icon: LucideIcon;
}

export type ToolGroups = Record<Group, Tool[]>;

const groups: Record<Group, { drawing: ReactNode; layout: string; lead: string; list: string }> = {
  aiTools: {
    drawing: <MakeDrawing />,
    layout: "lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]",
    lead: "",
    list: "sm:grid-cols-2",
  },
  startupTools: {
    drawing: <PlaceDrawing />,
    layout: "lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]",
    lead: "lg:order-2",
    list: "sm:grid-cols-2",
  },
  growth: {
    drawing: <ReachDrawing />,
    layout: "md:grid-cols-[minmax(0,0.9fr)_minmax(0,1fr)]",
    lead: "",
    list: "",
  },
};

/** All but the chat, which they belong to. */
export const countTools = (tools: Record<Group, Pick<Tool, "to">[]>): number =>
  Object.values(tools)
    .flat()
    .filter(({ to }) => to !== "/chat").length;

/** Every tool in its group, linked to its page. */
export function ToolsSection({ tools }: { tools: ToolGroups }) {
  const { tools: texts } = useLanding().landing;
  return (
    <Section
      id="tools"
      title={fill(texts.title, { tools: String(countTools(tools)) })}
      more={texts.more}
      className="border-y border-line bg-sunken"
    >
      <div className="mt-14 flex flex-col gap-6">
        {(Object.keys(groups) as Group[]).map((name) => (
          <ToolGroup key={name} name={name} tools={tools[name]} />
        ))}
      </div>
    </Section>
  );
}

function ToolGroup({ name, tools }: { name: Group; tools: Tool[] }) {
  const { title, text } = useLanding().landing.tools.groups[name];
  const { drawing, layout, lead, list } = groups[name];
  return (
    <section
      aria-labelledby={`tools-${name}`}
      className={cn("grid overflow-hidden rounded-window border border-line bg-line shadow-raised gap-px", layout)}
    >
      <div className={cn("flex flex-col justify-between gap-8 bg-surface p-6 sm:p-9", lead)}>
        <div>
          <h3 id={`tools-${name}`} className="text-heading font-semibold">
            {title}
          </h3>
          <p className="mt-1.5 max-w-sm text-muted">{text}</p>
        </div>
        <div className="mx-auto w-full max-w-lg">{drawing}</div>
      </div>
      <ul className={cn("grid auto-rows-fr gap-px", list)}>
        {tools.map((tool, at) => (
          <li key={tool.to} className={cn("bg-surface", at === tools.length - 1 && at % 2 === 0 && "sm:col-span-2")}>
            <ToolLink {...tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolLink({ to, text, icon: Icon }: Tool) {
  const { links, hints } = useToolTexts();
  return (
    <Link
      to={to}
      className={
        "group flex h-full gap-4 p-5 transition-colors duration-fast hover:bg-hover " +
        "focus-visible:-outline-offset-2 sm:flex-col sm:justify-between sm:gap-6 sm:p-6"
      }
    >
      <span className="flex items-start justify-between">
        <Icon aria-hidden className="size-5 text-accent" />
        <ArrowUpRight
          aria-hidden
          className="hidden size-4 sm:block text-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </span>
      <span>
        <span className="block font-medium">{links[text]}</span>
        <span className="mt-0.5 block text-sm text-muted">{hints[text]}</span>
      </span>
    </Link>
  );
}
