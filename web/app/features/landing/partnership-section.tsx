import { Section } from "./section.tsx";
import { useLanding } from "./use-landing.ts";

/** Two columns that correspond row by row: one table. */
export function PartnershipSection() {
  const { partnership } = useLanding().landing;
  return (
    <Section id="partnership" title={partnership.title} more={partnership.more} className="border-t border-line">
      <table className="mt-12 w-full border-collapse text-left">
        <thead>
          <tr className="text-label text-muted">
            <th scope="col" className="w-2/5 pb-4 font-normal">
              {partnership.you}
            </th>
            <th scope="col" className="pb-4 pl-5 font-normal text-accent sm:pl-8">
              {partnership.it}
            </th>
          </tr>
        </thead>
        <tbody>
          {partnership.rows.map(({ you, it }) => (
            <tr key={you} className="border-t border-line align-baseline">
              <th scope="row" className="py-5 pr-4 text-heading font-semibold">
                {you}
              </th>
              <td className="border-l-2 border-accent/30 py-5 pl-5 text-lead text-muted sm:pl-8">{it}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
