import { useParams } from "react-router";
import { SharedSheet } from "../features/ventures/sharing/shared-sheet.tsx";
import { i18n } from "../locales/i18n.ts";
import { loadTexts } from "../locales/load-texts.ts";

export const clientLoader = () => loadTexts("sharedSheets", "amounts", "savedPlans", "scenarios");

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("savedPlans:shared.badge") }) },
  { name: "robots", content: "noindex, nofollow" },
  // The address grants access, so it is not sent to other sites.
  { name: "referrer", content: "no-referrer" },
];

export default function SharedSheetPage() {
  const { token = "" } = useParams();
  return (
    <main id="content" className="mx-auto max-w-4xl px-4 py-10 sm:px-6 sm:py-14">
      <SharedSheet key={token} token={token} />
    </main>
  );
}
