import type { ReactNode } from "react";
import { useLanding } from "./use-landing.ts";

export function TypesSection({ cards }: { cards: ReactNode }) {
  const { types } = useLanding().landing;
  return (
    <section id="types" aria-labelledby="types-title" className="border-t border-line">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="types-title" className="max-w-2xl text-title font-semibold">
          {types.title}
        </h2>
        <p className="mt-4 mb-12 max-w-xl text-lead text-muted">{types.text}</p>
        {cards}
      </div>
    </section>
  );
}
