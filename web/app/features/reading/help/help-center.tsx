import { BookOpen, ChevronDown, Coins, CodeXml, Layers, ShieldCheck, UsersRound, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { help, type CategoryIcon, type Faq, type HelpCategory } from "../../../content/help.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { InlineText } from "../prose/inline-text.tsx";
import { findHelp } from "./help-search.ts";
import { SearchBox } from "./search-box.tsx";

const icons: Record<CategoryIcon, LucideIcon> = {
  start: BookOpen,
  features: Layers,
  billing: Coins,
  privacy: ShieldCheck,
  community: UsersRound,
  api: CodeXml,
};

export function HelpCenter() {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // Text typed before the script had loaded.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const { categories, faq } = findHelp(help, query);
  const nothing = categories.length + faq.length === 0;
  const clear = () => {
    if (input.current) input.current.value = "";
    setQuery("");
    input.current?.focus();
  };
  return (
    <main id="content">
      <DocumentHead title={help.title} lead={help.lead}>
        <SearchBox
          ref={input}
          searching={query.trim() !== ""}
          onQuery={setQuery}
          onClear={clear}
          status={(query.trim() === "" ? help.search.all : help.search.found)(categories.length, faq.length)}
        />
      </DocumentHead>
      <div className="mx-auto max-w-page px-4 pb-20 sm:px-6">
        {nothing && <Nothing query={query.trim()} />}
        {categories.length > 0 && <Categories categories={categories} />}
        {faq.length > 0 && <Questions faq={faq} />}
      </div>
      <Support />
    </main>
  );
}

function Categories({ categories }: { categories: readonly HelpCategory[] }) {
  return (
    <section aria-labelledby="subjects">
      <h2 id="subjects" className="text-xl font-semibold tracking-tight">
        {help.categoriesTitle}
      </h2>
      <ul className="mt-5 grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {categories.map(({ to, icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={to} className="border-t border-line">
              <Link to={to} className="group flex h-full gap-4 py-6">
                <Icon
                  aria-hidden
                  strokeWidth={1.6}
                  className="mt-0.5 size-5 shrink-0 text-faint group-hover:text-accent"
                />
                <span>
                  <span className="block font-semibold group-hover:text-accent">{title}</span>
                  <span className="mt-1 block text-[0.9375rem] leading-6 text-muted">{text}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Questions({ faq }: { faq: readonly Faq[] }) {
  return (
    <section
      aria-labelledby="faq"
      className="mt-16 grid gap-x-16 gap-y-6 first:mt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id="faq" className="text-xl font-semibold tracking-tight text-balance">
        {help.faqTitle}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary
              className={
                "flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 font-medium " +
                "hover:text-accent [&::-webkit-details-marker]:hidden"
              }
            >
              {question}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 self-center text-muted transition-transform duration-base group-open:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pb-5 text-muted">
              <InlineText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Nothing({ query }: { query: string }) {
  const { title, text, chat } = help.search.none;
  return (
    <section className="rounded-card border border-dashed border-line-strong px-6 py-12 sm:px-10">
      <h2 className="text-xl font-semibold tracking-tight break-words">{title(query)}</h2>
      <p className="mt-2 max-w-xl text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`/chat?prompt=${encodeURIComponent(query)}`}>{chat}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {help.support.contact}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Shown at the end of each subject too. */
export function Support() {
  const { title, text, contact, community } = help.support;
  return (
    <section aria-labelledby="support" className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-14 sm:px-6 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id="support" className="text-xl font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-1.5 max-w-xl text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact">{contact}</ButtonLink>
          <ButtonLink to="/help-center/community" variant="secondary">
            {community}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
