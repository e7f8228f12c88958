import type { ChatTool } from "@cofounder/contract";
import { PanelLeft, Search, SquarePen } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { useOnDemand } from "../../../ui/use-on-demand.ts";
import { AiTools } from "./ai-tools.tsx";
import { RecentChats } from "./recent-chats.tsx";
import { chatTools, toolIcons } from "./tool-icons.ts";
import type { Sidebar } from "./use-sidebar.ts";

const MessageHits = lazy(async () => ({ default: (await import("./message-hits.tsx")).MessageHits }));

/** A shorter query would match almost everything. */
const searchMinLength = 2;

interface ChatSidebarProps {
  sidebar: Sidebar;
  /** True while no tool can be started in the open chat. */
  busy: boolean;
  onTool: (tool: ChatTool) => void;
  onDeleted: (chatId: string) => Promise<void>;
}

function SidebarContent({ sidebar, busy, onTool, onDeleted }: ChatSidebarProps) {
  const { t } = useTranslation("chat");
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed.trim());
  const opened = () => sidebar.phone && sidebar.setOpen(false);
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 p-2">
      <ButtonLink to="/chat" variant="secondary" className="w-full justify-start" onClick={opened}>
        <SquarePen aria-hidden />
        {t("sidebar.newChat")}
      </ButtonLink>
      <div className="relative">
        <Search className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted" aria-hidden />
        <Input
          type="search"
          aria-label={t("sidebar.search")}
          placeholder={t("sidebar.search")}
          className="h-9 pl-8.5"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="min-h-0 grow space-y-4 overflow-y-auto overscroll-contain">
        <RecentChats query={query} onOpen={opened} onDeleted={onDeleted} />
        <Suspense>{query.length >= searchMinLength && <MessageHits query={query} onOpen={opened} />}</Suspense>
      </div>
      <div className="shrink-0 border-t border-line pt-3">
        <AiTools
          disabled={busy}
          onTool={(tool) => {
            opened();
            onTool(tool);
          }}
        />
      </div>
    </div>
  );
}

function CollapsedSidebar({ sidebar, busy, onTool }: Omit<ChatSidebarProps, "onDeleted">) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex h-full flex-col items-center gap-1 py-2">
      <Tooltip content={t("sidebar.newChat")} side="right">
        <Link
          to="/chat"
          aria-label={t("sidebar.newChat")}
          className="grid size-9 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <SquarePen className="size-4.5" aria-hidden />
        </Link>
      </Tooltip>
      <Tooltip content={t("sidebar.search")} side="right">
        <Button variant="ghost" size="icon" aria-label={t("sidebar.search")} onClick={() => sidebar.setOpen(true)}>
          <Search aria-hidden />
        </Button>
      </Tooltip>
      <hr className="my-1 w-6 border-line" />
      {chatTools.map((tool) => {
        const Icon = toolIcons[tool];
        return (
          <Tooltip key={tool} content={t(`tools.${tool}`)} side="right">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t(`tools.${tool}`)}
              disabled={busy}
              onClick={() => onTool(tool)}
            >
              <Icon aria-hidden />
            </Button>
          </Tooltip>
        );
      })}
    </div>
  );
}

/** Opens and closes the sidebar; placed in the header, which is always visible. */
export function SidebarButton({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation("chat");
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-expanded={sidebar.open}
      aria-keyshortcuts="Control+B Meta+B"
      aria-label={sidebar.open ? t("sidebar.close") : t("sidebar.open")}
      onClick={() => sidebar.setOpen(!sidebar.open)}
    >
      <PanelLeft aria-hidden />
    </Button>
  );
}

const loadSheet = async () => (await import("../../../ui/sheet.tsx")).Sheet;

/** A sheet over the page; its code loads when it is first opened. */
function PhoneSidebar(props: ChatSidebarProps) {
  const { t } = useTranslation("chat");
  const { open, setOpen } = props.sidebar;
  const { part: Sheet, request } = useOnDemand(loadSheet, () => {
    setOpen(false);
    toast.error(t("crash.offline", { ns: "common" }));
  });
  const onOpened = useEffectEvent(request);
  useEffect(() => {
    if (open) onOpened();
  }, [open]);
  if (!Sheet) return null;
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t("sidebar.label")}
      closeLabel={t("sidebar.close")}
      className="w-[18rem]"
    >
      <SidebarContent {...props} />
    </Sheet>
  );
}

export function ChatSidebar(props: ChatSidebarProps) {
  const { t } = useTranslation("chat");
  const { sidebar } = props;
  if (sidebar.phone) return <PhoneSidebar {...props} />;
  return (
    <aside
      aria-label={t("sidebar.label")}
      className={
        "shrink-0 overflow-hidden border-r border-line bg-sunken print:hidden transition-[width] " +
        `duration-base ${sidebar.open ? "w-[16rem]" : "w-[3rem]"}`
      }
    >
      {sidebar.open ? (
        <div className="h-full w-[16rem]">
          <SidebarContent {...props} />
        </div>
      ) : (
        <CollapsedSidebar {...props} />
      )}
    </aside>
  );
}
