import type { ReactNode } from "react";
import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

export function TypesSection({ cards }: { cards: ReactNode }) {
  const { types } = useLanding().landing;
  return (
    <Section id="types" title={types.title} more={types.more} className="border-y border-line bg-sunken">
      <div className="mt-12">{cards}</div>
    </Section>
  );
}
