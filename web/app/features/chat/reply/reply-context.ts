import type { Message } from "@cofounder/contract";
import { createContext } from "react";

/** The reply that a part belongs to. */
export const ReplyContext = createContext<Pick<Message, "id" | "chatId">>({ id: "", chatId: "" });
