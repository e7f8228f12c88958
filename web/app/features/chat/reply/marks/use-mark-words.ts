import { useTranslation } from "react-i18next";
import type { MarkWords } from "../../../../components/marks/mark-says.tsx";
import { useReplyWords } from "../reply-words.ts";

/** What marks say, in the language of the reply. */
export function useMarkWords(): MarkWords {
  const { t } = useTranslation("chat");
  const { say, locale } = useReplyWords();
  return {
    locale,
    title: t("marks.title"),
    kinds: {
      founder: say("marks.founder"),
      computed: say("marks.computed"),
      source: say("marks.source"),
      assumed: say("marks.assumed"),
      own: say("marks.own"),
      differs: say("marks.differs"),
    },
  };
}
