import { NotFound } from "../features/navigation/not-found.tsx";
import { i18n } from "../locales/i18n.ts";

export const meta = () => [
  { title: i18n.t("titleOf", { page: i18n.t("notFound.title") }) },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFound />;
}
