import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  children: ReactNode;
}

/** A section of the design page. */
export function Chapter({ title, children }: SpecimenProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-band">
      <h2 id={`${id}-title`} className="mb-8 text-title font-semibold">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** A primitive in one of its states, with its name beside it. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <h3 className="text-label text-muted">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
