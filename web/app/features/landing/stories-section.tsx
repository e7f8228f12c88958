import { ArrowRight } from "lucide-react";
import { stories, testimonials } from "../../content/claims.ts";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";
import { plain } from "./writing.ts";

type StoryName = keyof typeof stories;

export function StoriesSection() {
  const { stories: texts } = useLanding().landing;
  return (
    <Section id="stories" title={texts.title} more={texts.more}>
      <p className="mt-5 max-w-2xl text-lead text-muted">{texts.label}</p>
      <ul className="mt-12 divide-y divide-line border-y border-line">
        {(Object.keys(stories) as StoryName[]).map((name) => (
          <StoryRow key={name} name={name} />
        ))}
      </ul>
      <Voices />
    </Section>
  );
}

function StoryRow({ name }: { name: StoryName }) {
  const { landing, language } = useLanding();
  const { months, items } = landing.stories;
  const { company, measure, text } = items[name];
  const { from, to, metric } = stories[name];
  const isRatio = metric === "ltv_cac";
  const unit = isRatio ? "×" : ` ${months}`;
  const rounded = (value: number) => plain(Number(value.toFixed(isRatio ? 1 : 0)), language);
  return (
    <li className="grid gap-x-12 gap-y-4 py-9 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:items-baseline">
      <p>
        <span className="flex flex-wrap items-baseline gap-x-3 text-figure font-semibold tabular-nums">
          <span className="text-faint">{rounded(from)}</span>
          <ArrowRight aria-hidden className="size-6 self-center text-accent" />
          <span>
            {rounded(to)}
            <span className="text-heading">{unit}</span>
          </span>
        </span>
        <span className="mt-2 block text-sm text-muted">{measure}</span>
      </p>
      <div>
        <h3 className="text-heading font-semibold">{company}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </li>
  );
}

function Voices() {
  const { stories: texts } = useLanding().landing;
  return (
    <section aria-labelledby="voices-title" className="mt-20">
      <h3 id="voices-title" className="text-heading font-semibold">
        {texts.voicesTitle}
      </h3>
      {testimonials.samples && <p className="mt-1 text-sm text-muted">{texts.voicesNote}</p>}
      <div lang={testimonials.language} className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {testimonials.voices.map(({ quote, who }) => (
          <figure key={quote} className="border-l-2 border-accent pl-5">
            <blockquote className="text-lead text-pretty">{quote}</blockquote>
            <figcaption className="mt-4 text-sm text-muted">{who}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
