import { toolPrices } from "@cofounder/contract/tools/prices";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { features as english } from "../../content/features.ts";
import { formats } from "../../locales/formats.ts";
import { fill, usePageTexts } from "../../locales/page-texts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cn } from "../../ui/cn.ts";
import { PathDrawing, SharesDrawing } from "./drawings.tsx";

type FeatureName = keyof typeof english.cards;

const useFeatures = () => usePageTexts("features", english);

interface ShowcaseProps {
  signedIn: boolean;
  /** Called before a visitor is sent to sign up. */
  onGetStarted: () => void;
  /** How many tools the chat has. */
  tools: number;
  /** Drawings that other pages show too, by feature. */
  drawings: Partial<Record<FeatureName, ReactNode>>;
}

/** Wide cards beside narrow ones, to highlight the most important ones. */
const wide: Partial<Record<FeatureName, string>> = {
  cofounder: "lg:col-span-4",
  competitors: "lg:col-span-4",
  market: "lg:col-span-3",
  investors: "lg:col-span-3",
  app: "lg:col-span-4",
  guides: "lg:col-span-6",
};

export function Showcase({ signedIn, onGetStarted, tools, drawings }: ShowcaseProps) {
  const features = useFeatures();
  const closing = signedIn ? features.closingForMember : features.closing;
  const pictures = { investors: <SharesDrawing />, guides: <PathDrawing />, ...drawings };
  return (
    <main id="content" className="mx-auto max-w-page px-gutter pt-16 pb-section sm:pt-24">
      <h1 className="max-w-4xl text-display font-semibold">
        {features.title} <span className="text-faint">{features.more}</span>
      </h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">{fill(features.lead, { tools: formats.number(tools) })}</p>
      <Start signedIn={signedIn} onGetStarted={onGetStarted} className="mt-8" />
      <ul className="mt-14 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {(Object.keys(english.cards) as FeatureName[]).map((name) => (
          <li key={name} className={cn("sm:max-lg:has-[svg[viewBox]]:col-span-2", wide[name] ?? "lg:col-span-2")}>
            <FeatureCard name={name} picture={pictures[name]} />
          </li>
        ))}
      </ul>
      <div className="mt-section flex flex-col items-start justify-between gap-6 border-t border-line pt-10 sm:flex-row sm:items-end">
        <div>
          <h2 className="text-title font-semibold">{closing.title}</h2>
          <p className="mt-2 text-muted">{closing.text}</p>
        </div>
        <Start signedIn={signedIn} onGetStarted={onGetStarted} />
      </div>
    </main>
  );
}

interface StartProps extends Pick<ShowcaseProps, "signedIn" | "onGetStarted"> {
  className?: string;
}

function Start({ signedIn, onGetStarted, className }: StartProps) {
  const { openChat, start } = useFeatures();
  return (
    <ButtonLink
      to={signedIn ? "/chat" : "/auth#sign-up"}
      size="lg"
      className={className}
      onClick={signedIn ? undefined : onGetStarted}
      data-after-sign-in={signedIn ? undefined : "/chat"}
    >
      {signedIn ? openChat : start}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}

/** The tool that a feature runs, whose price is that of the feature. */
const toolOf = {
  pitch: "pitch-analyzer",
  competitors: "competitor-analysis",
  investors: "investor-guide",
  resources: "resource-finder",
} as const satisfies Partial<Record<FeatureName, keyof typeof toolPrices>>;

const hasTool = (name: FeatureName): name is keyof typeof toolOf => name in toolOf;

/** What using it costs. */
function useCost(name: FeatureName): string {
  const { costs } = useFeatures();
  if (hasTool(name)) return fill(costs.run, { tokens: formats.number(toolPrices[toolOf[name]]) });
  if (name === "app") return fill(costs.plan, { tokens: formats.number(toolPrices["app-generator"]) });
  return name === "generator" || name === "guides" ? costs.free : costs.reply;
}

/** Its cost, after the name of the tool where the menus call it otherwise. */
function Cost({ name }: { name: FeatureName }) {
  const { names } = useFeatures();
  const tool = name === "investors" || name === "generator" ? names[name] : null;
  return [tool, useCost(name)].filter((part) => part !== null).join(" · ");
}

function FeatureCard({ name, picture }: { name: FeatureName; picture: ReactNode }) {
  const { to, title, text } = useFeatures().cards[name];
  const isBeside = picture !== undefined && wide[name] !== "lg:col-span-3";
  return (
    <Link
      to={to}
      className={cn(
        "group flex h-full flex-col justify-between gap-8 rounded-window border border-line bg-surface p-6 shadow-raised sm:p-8",
        "transition-[border-color,background-color] duration-fast hover:border-line-hover hover:bg-raised",
        isBeside && "lg:flex-row lg:items-center",
      )}
    >
      <div
        className={cn("flex max-w-sm flex-col self-stretch", isBeside && "lg:flex-1", picture === undefined && "grow")}
      >
        <div className="flex items-center gap-2">
          <h2 className="text-heading font-semibold">{title}</h2>
          <ArrowRight
            aria-hidden
            className="size-4 shrink-0 text-faint transition-transform duration-base group-hover:translate-x-0.5"
          />
        </div>
        <p className="mt-2 text-muted">{text}</p>
        <p className="mt-auto pt-5 text-sm font-medium">
          <Cost name={name} />
        </p>
      </div>
      {picture && <div className={cn("w-full min-w-0", isBeside && "lg:flex-1")}>{picture}</div>}
    </Link>
  );
}
