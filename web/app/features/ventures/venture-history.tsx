import type { Venture, VentureSaid } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { VersionList, Versions } from "../../components/versions.tsx";
import { fieldsOf, type VentureFields } from "./venture-fields.ts";

/** Who changed what is said about a venture, and when. */
export function VentureHistory({ venture: { id, version } }: { venture: Venture }) {
  const { t } = useTranslation("ventures");
  return (
    <Versions label={t("history.title", { number: version })}>
      <History ventureId={id} />
    </Versions>
  );
}

function History({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const query = useQuery(api.ventures.versions.queryOptions({ input: { ventureId } }));
  const versions = query.data?.versions ?? [];
  const shown = (said: VentureSaid, field: keyof VentureFields): string => {
    if (field === "stage") return t(`stages.${said.stage ?? "unsaid"}`);
    return said[field] === "" ? t("stages.unsaid") : said[field];
  };
  const changesOf = (now: VentureSaid, before: VentureSaid | undefined): string[] => {
    if (!before) return [t("history.first", { name: now.name })];
    const fields = Object.keys(fieldsOf(now)) as (keyof VentureFields)[];
    return fields
      .filter((field) => now[field] !== before[field])
      .map((field) =>
        t("history.change", { what: t(`fields.${field}`), from: shown(before, field), to: shown(now, field) }),
      );
  };
  return (
    <VersionList
      query={query}
      versions={versions.map((each, index) => ({
        version: each.version,
        at: each.at,
        by: each.author === null ? null : t("figures.changedBy", { name: each.author }),
        changes: changesOf(each, versions[index + 1]),
      }))}
    />
  );
}
