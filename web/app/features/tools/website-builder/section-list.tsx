import type { SiteSection, SiteSectionKind, SiteSpec, WebsiteBuilderInput } from "@cofounder/contract";
import { siteSectionKinds } from "@cofounder/contract/tools/website-limits";
import { moveSection, removeSection, replaceSection, rewriteSection } from "@cofounder/generators/sites/make-site";
import { ArrowDown, ArrowUp, Pencil, RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { SectionEditor } from "./section-editor.tsx";

interface SectionListProps {
  site: SiteSpec;
  input: WebsiteBuilderInput;
  onChange: (site: SiteSpec) => void;
}

/** The sections in order: to move, edit, rewrite, remove and restore. */
export function SectionList({ site, input, onChange }: SectionListProps) {
  const { t } = useTranslation("website");
  const [edited, setEdited] = useState<SiteSectionKind | null>(null);
  const [turns, setTurns] = useState<Partial<Record<SiteSectionKind, number>>>({});
  const rewrite = (kind: SiteSectionKind, turn: number) => {
    setTurns({ ...turns, [kind]: turn });
    onChange(rewriteSection(site, kind, { input, turn }));
  };
  const absent = siteSectionKinds.filter(
    (kind) => rewriteSection(site, kind, { input, turn: 0 }).sections.length > site.sections.length,
  );
  return (
    <section aria-labelledby="site-sections">
      <h3 id="site-sections" className="font-semibold">
        {t("sections")}
      </h3>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {site.sections.map((section, at) => (
          <SectionRow
            key={section.kind}
            section={section}
            place={{ isFirst: at === 0, isLast: at === site.sections.length - 1 }}
            isOpen={edited === section.kind}
            onToggle={() => setEdited(edited === section.kind ? null : section.kind)}
            onMove={(by) => onChange(moveSection(site, section.kind, by))}
            onRewrite={() => rewrite(section.kind, (turns[section.kind] ?? 0) + 1)}
            onRemove={() => onChange(removeSection(site, section.kind))}
            onChange={(next) => onChange(replaceSection(site, next))}
          />
        ))}
      </ol>
      {absent.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {absent.map((kind) => (
            <Button key={kind} variant="secondary" size="sm" onClick={() => rewrite(kind, 0)}>
              {t("addSection", { name: t(`kinds.${kind}`) })}
            </Button>
          ))}
        </p>
      )}
    </section>
  );
}

interface SectionRowProps {
  section: SiteSection;
  place: { isFirst: boolean; isLast: boolean };
  isOpen: boolean;
  onToggle: () => void;
  onMove: (by: number) => void;
  onRewrite: () => void;
  onRemove: () => void;
  onChange: (section: SiteSection) => void;
}

function SectionRow({ section, place, isOpen, onToggle, onMove, onRewrite, onRemove, onChange }: SectionRowProps) {
  const { t } = useTranslation("website");
  const name = t(`kinds.${section.kind}`);
  const tools = [
    { label: t("up", { name }), icon: ArrowUp, act: () => onMove(-1), off: place.isFirst },
    { label: t("down", { name }), icon: ArrowDown, act: () => onMove(1), off: place.isLast },
    { label: t(isOpen ? "close" : "edit", { name }), icon: Pencil, act: onToggle, off: false },
    { label: t("again", { name }), icon: RefreshCw, act: onRewrite, off: false },
    { label: t("remove", { name }), icon: Trash2, act: onRemove, off: false },
  ];
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="grow text-sm font-medium">{name}</span>
        {tools.map(({ label, icon: Icon, act, off }) => (
          <Button key={label} variant="ghost" size="sm" aria-label={label} disabled={off} onClick={act}>
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
      {section.check && (
        <p className="flex gap-2 text-sm text-muted">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {section.check}
        </p>
      )}
      {isOpen && <SectionEditor section={section} onChange={onChange} />}
    </li>
  );
}
