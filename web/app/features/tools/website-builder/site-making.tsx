import type { SiteSpec, WebsiteBuilderInput, WebsiteBuilderOutput } from "@cofounder/contract";
import { siteSectionKinds } from "@cofounder/contract/tools/website-limits";
import { changeSite, siteChange } from "@cofounder/generators/sites/change-site";
import { makeSite } from "@cofounder/generators/sites/make-site";
import { siteCopy, withCopy } from "@cofounder/generators/sites/site-copy";
import { wholeFields } from "@cofounder/generators/sites/whole-fields";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useRunText } from "../shell/use-run-text.ts";
import { SitePreview } from "./site-preview.tsx";

/** The site with what the model has written so far. */
function siteWith(base: SiteSpec, isChange: boolean, fields: unknown): SiteSpec {
  if (isChange) return changeSite(base, siteChange.safeParse(fields).data ?? {});
  return withCopy(base, siteCopy.safeParse(fields).data ?? {});
}

/** The version that a change begins with; null until it is loaded, and for a new site. */
function useEarlier(runId: string | undefined): SiteSpec | null {
  const { data } = useQuery(
    api.tools.get.queryOptions({ input: { runId: runId ?? "" }, enabled: runId !== undefined }),
  );
  return (data?.run.output as WebsiteBuilderOutput | null | undefined)?.site ?? null;
}

/** The website while a model writes it, section by section. */
export function SiteMaking({ runId, input }: { runId: string; input: WebsiteBuilderInput }) {
  const { t } = useTranslation("website");
  const text = useRunText(runId).at(-1) ?? "";
  const isChange = input.follows !== undefined;
  const earlier = useEarlier(input.follows?.runId);
  const base = useMemo(() => (isChange ? earlier : makeSite(input)), [isChange, earlier, input]);
  // The preview is drawn anew for each whole section, not for each piece of the text.
  const fields = JSON.stringify(wholeFields(text));
  const site = useMemo(() => base && siteWith(base, isChange, JSON.parse(fields)), [base, isChange, fields]);
  const before = new Set(base?.sections.map((section) => JSON.stringify(section)));
  const written = siteSectionKinds.filter((kind) =>
    site?.sections.some((section) => section.kind === kind && !before.has(JSON.stringify(section))),
  );
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-muted">
        {t(text === "" ? "making.thinking" : "making.writing")}
      </p>
      <ul aria-label={t("making.sections")} className="flex min-h-7 flex-wrap gap-x-4 gap-y-1 text-sm">
        {written.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <Check aria-hidden className="size-4 text-good" />
            {t(`kinds.${kind}`)}
          </li>
        ))}
      </ul>
      {site && <SitePreview site={site} />}
    </div>
  );
}
