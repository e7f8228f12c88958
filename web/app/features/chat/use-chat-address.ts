import { findStartupType } from "@cofounder/contract/startup-types";
import type { ChatTool } from "@cofounder/contract";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { isChatTool } from "./sidebar/tool-icons.ts";

/** What the address of a chat can contain beside its id. */
export interface ChatAddress {
  /** The startup type's id; null if the address names no known one. */
  startupType: string | null;
  /** The venture of a new chat. */
  ventureId: string | null;
  /** Sent automatically once the chat has loaded and is empty. */
  prompt: string;
  /** The tool that is offered as the first action. */
  feature: ChatTool | null;
  webSearch: boolean;
  /** The message to scroll to. */
  messageId: string | null;
}

type Parameter = "prompt" | "feature" | "webSearch" | "message";

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readAddress(search: URLSearchParams): ChatAddress {
  const feature = search.get("feature");
  return {
    startupType: findStartupType(search.get("type") ?? "")?.id ?? null,
    ventureId: isId.test(search.get("venture") ?? "") ? search.get("venture") : null,
    prompt: (search.get("prompt") ?? "").trim(),
    feature: isChatTool(feature) ? feature : null,
    webSearch: search.get("webSearch") === "true",
    messageId: search.get("message"),
  };
}

/** The address and how to change it; a change adds no history entry. */
export function useChatAddress() {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search), [search]);
  const change = useCallback(
    (parameter: Parameter, value: string | null) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(parameter);
          else next.set(parameter, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { address, change };
}
