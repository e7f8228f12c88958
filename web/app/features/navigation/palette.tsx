import { useQuery } from "@tanstack/react-query";
import type { Member } from "@cofounder/contract";
import { BookOpen, Contrast, FileText, LogIn, LogOut, MessageSquare, SquarePen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../api/index.ts";
import { CommandWindow, type Command } from "../../ui/command-window.tsx";
import { holdTyping } from "../../ui/type-ahead.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { footerLinks } from "./footer-links.ts";
import { menuLinks } from "./menu-links.ts";
import { plainLinks } from "./plain-links.ts";
import { toggleTheme } from "./theme.ts";

export interface PaletteProps {
  member: Member | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** Everything reachable from anywhere: actions, the member's chats, tools and pages. */
export function Palette({ member, open, onOpenChange, onSignOut }: PaletteProps) {
  const { t } = useTranslation("menus");
  const [query, setQuery] = useState("");
  const chats = useChats(member, query);
  const actions = useActions(member, onSignOut);
  const tools = useTools();
  const pages = usePages(member).filter(({ value }) => !tools.some((tool) => tool.value === value));
  const answers = useAnswers(open, query);
  const groups = [
    { value: t("palette.actions"), items: actions },
    { value: t("palette.chats"), items: chats },
    { value: t("palette.tools"), items: tools },
    { value: t("palette.pages"), items: pages },
    { value: t("palette.answers"), items: answers },
  ];
  return (
    <CommandWindow
      open={open}
      onOpenChange={(next) => {
        setQuery("");
        onOpenChange(next);
      }}
      onQuery={setQuery}
      groups={groups.filter(({ items }) => items.length > 0)}
      texts={{ title: t("palette.title"), placeholder: t("palette.placeholder"), empty: t("palette.empty") }}
    />
  );
}

function useGo() {
  const navigate = useNavigate();
  return (to: string) => void navigate(to);
}

function useActions(member: Member | null, onSignOut: () => void): Command[] {
  const { t } = useTranslation("menus");
  const go = useGo();
  const theme = { value: "theme", label: t("palette.theme"), icon: Contrast, run: toggleTheme };
  const startChat = () => {
    holdTyping();
    go("/chat");
  };
  if (!member) return [{ value: "sign-in", label: t("palette.signIn"), icon: LogIn, run: () => go("/auth") }, theme];
  return [
    { value: "new-chat", label: t("palette.newChat"), icon: SquarePen, run: startChat },
    theme,
    { value: "log-out", label: t("palette.logOut"), icon: LogOut, run: onSignOut },
  ];
}

/** The latest chats; from two letters on, those whose title contains them. */
function useChats(member: Member | null, typed: string): Command[] {
  const { t } = useTranslation("menus");
  const go = useGo();
  const query = useDebounced(typed.trim());
  const list = useQuery(
    api.chats.list.queryOptions({
      input: query.length > 1 ? { query } : {},
      enabled: member !== null,
      placeholderData: (before) => before,
    }),
  );
  return (list.data?.chats ?? []).slice(0, 8).map(({ id, title }) => ({
    value: `chat:${id}`,
    label: title || t("palette.untitled"),
    icon: MessageSquare,
    run: () => go(`/chat/${id}`),
  }));
}

function useTools(): Command[] {
  const { t } = useTranslation("menus");
  const go = useGo();
  return Object.values(menuLinks).flatMap((links) =>
    links.map(({ to, text, icon }) => ({
      value: to,
      label: t(`links.${text}`),
      hint: t(`hints.${text}`),
      icon,
      run: () => go(to),
    })),
  );
}

/** The answers among the guides, from two letters on; their titles are brought when the palette opens. */
function useAnswers(isOpen: boolean, query: string): Command[] {
  const go = useGo();
  const list = useQuery({
    queryKey: ["answers"],
    queryFn: async () => (await import("../../content/answers.ts")).listed(),
    enabled: isOpen,
    staleTime: Infinity,
  });
  if (query.trim().length < 2) return [];
  return (list.data ?? []).map(({ to, title, words }) => ({
    value: to,
    label: title,
    hint: words,
    icon: BookOpen,
    run: () => go(to),
  }));
}

const ownPages = [
  { to: "/dashboard", text: "dashboard" },
  { to: "/ventures", text: "ventures" },
  { to: "/tests", text: "tests" },
  { to: "/saved-plans", text: "savedPlans" },
  { to: "/ideas", text: "ideas" },
  { to: "/account", text: "account" },
  { to: "/profile", text: "profile" },
  { to: "/account/security", text: "security" },
] as const;

const otherNames = ["investors", "resources", "careers", "press"] as const;
type FooterLink = (typeof footerLinks)[keyof typeof footerLinks][number];
type OwnName = Exclude<FooterLink["text"], (typeof otherNames)[number]>;

/** Not a second name of a tool or of the contact page. */
const hasOwnName = (link: FooterLink): link is FooterLink & { text: OwnName } =>
  !otherNames.some((name) => name === link.text);

function usePages(member: Member | null): Command[] {
  const { t } = useTranslation("navigation");
  const { t: menus } = useTranslation("menus");
  const go = useGo();
  const own = (member ? ownPages : []).map(({ to, text }) => ({ to, text, label: menus(`palette.own.${text}`) }));
  const footer = Object.values(footerLinks)
    .flat()
    .filter(hasOwnName)
    .map(({ to, text }) => ({ to, text, label: t(`footer.links.${text}`) }));
  const plain = plainLinks.map(({ to, text }) => ({ to, text, label: t(text) }));
  const pages = [...own, ...plain, ...footer];
  // A page that is linked twice keeps its first name.
  return pages
    .filter(({ to }, at) => pages.findIndex((page) => page.to === to) === at)
    .map(({ to, text, label }) => ({
      value: to,
      label,
      hint: menus(`palette.words.${text}`),
      icon: FileText,
      run: () => go(to),
    }));
}
