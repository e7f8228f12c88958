import { Badge } from "../../ui/badge.tsx";
import { useLanding } from "./use-landing.ts";

export function HonestSection() {
  const { honest } = useLanding().landing;
  return (
    <section id="honest" aria-labelledby="honest-title" className="mx-auto max-w-page px-4 py-20 sm:px-6 sm:py-28">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:gap-20">
        <div>
          <h2 id="honest-title" className="text-title font-semibold">
            {honest.title}
          </h2>
          <p className="mt-4 max-w-md text-lead text-muted">{honest.text}</p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {honest.kinds.map((kind) => (
            <li key={kind.tag} className="grid grid-cols-[6.5rem_1fr] items-start gap-4 py-5">
              <Badge tone={kind.tone}>{kind.tag}</Badge>
              <div>
                <h3 className="font-medium">{kind.title}</h3>
                <p className="mt-1 text-muted">{kind.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-16 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {honest.rules.map((rule) => (
          <li key={rule.title}>
            <h3 className="font-medium">{rule.title}</h3>
            <p className="mt-1.5 text-muted">{rule.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
