import { useTranslation } from "react-i18next";
import type { MarkWords } from "../../../components/marks/mark-says.tsx";

/** What marks say beside a tool's result, in the language of the interface. */
export function useMarkWords(): MarkWords {
  const { t, i18n } = useTranslation("toolParts");
  return {
    locale: i18n.language,
    title: t("marks.title"),
    kinds: {
      founder: t("marks.founder"),
      computed: t("marks.computed"),
      source: t("marks.source"),
      assumed: t("marks.assumed"),
      own: t("marks.own"),
      differs: t("marks.differs"),
    },
  };
}
