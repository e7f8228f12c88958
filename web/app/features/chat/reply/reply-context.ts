import type { Message } from "@cofounder/contract";
import { createContext } from "react";

/** The reply that a part stands in. */
export const ReplyContext = createContext<Pick<Message, "id" | "chatId">>({ id: "", chatId: "" });
