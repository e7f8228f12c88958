import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

/** Only what exists: the chat everywhere, and the places of the start page while one is on it. */
export function useNavigationLinks() {
  const { t } = useTranslation("navigation");
  const { pathname } = useLocation();
  const chat = { to: "/chat", label: t("chat"), current: pathname.startsWith("/chat") };
  if (pathname !== "/") return [chat];
  return [
    chat,
    { to: "/#example", label: t("example"), current: false },
    { to: "/#how", label: t("how"), current: false },
    { to: "/#types", label: t("types"), current: false },
  ];
}
