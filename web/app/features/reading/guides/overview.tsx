import { ArrowRight } from "lucide-react";
import { guides } from "../../../content/guides.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { StageList } from "./stage-list.tsx";

export function GuidesOverview() {
  return (
    <main id="content">
      <DocumentHead title={guides.title} lead={guides.lead} />
      <section className="mx-auto max-w-page px-4 pb-20 sm:px-6 sm:pb-28">
        <StageList />
        <Link
          to="/startup-guides/answers"
          className={
            "group mt-14 flex items-center justify-between gap-6 rounded-card border border-line bg-surface p-6 " +
            "shadow-raised hover:border-line-hover sm:p-8"
          }
        >
          <span>
            <span className="block text-heading font-semibold">{guides.answersLink.label}</span>
            <span className="mt-1 block max-w-2xl text-muted">{guides.answersLink.text}</span>
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0 text-muted group-hover:translate-x-0.5" />
        </Link>
        <p className="mt-14 max-w-2xl border-t border-line pt-5 text-sm text-muted">{guides.kept}</p>
      </section>
      <How />
      <InTheChat />
    </main>
  );
}

function How() {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="how" className="text-title font-semibold">
          {guides.how.title}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {guides.how.items.map(({ title, text }) => (
            <li key={title} className="border-t border-ink pt-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function InTheChat() {
  const { title, text, prompt, action } = guides.chat;
  return (
    <section aria-labelledby="in-chat" className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
      <div className="grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <h2 id="in-chat" className="text-title font-semibold">
            {title}
          </h2>
          <p className="mt-3 max-w-lg text-muted">{text}</p>
        </div>
        <div>
          <blockquote className="rounded-card rounded-br-sm bg-bubble px-5 py-4">{prompt}</blockquote>
          <ButtonLink to={`/chat?prompt=${encodeURIComponent(prompt)}`} className="mt-4">
            {action}
            <ArrowRight aria-hidden />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
