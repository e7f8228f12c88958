import type { FigureReading } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { draftOf, partyName, statusName, wordOf } from "./draft-reading.ts";

/** A reading in the words of the interface, until the reply brings its own. */
export function useReadingLabel(): (reading: FigureReading) => string {
  const { t } = useTranslation("heard");
  return (reading) => {
    const { choice, each, per } = draftOf(reading);
    const party = partyName(reading.party);
    const status = statusName(reading.status);
    const noun = each === "customer" ? t("customer") : wordOf(each);
    return [
      choice && t(`means.${choice}`),
      each !== "" && t("forEach", { noun }),
      per !== "" && t(`perTime.${per}`),
      party !== "mine" && t(`party.${party}`),
      status !== "now" && t(`status.${status}`),
    ]
      .filter((word) => typeof word === "string")
      .join(", ");
  };
}
