import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { isOwnArrival } from "./own-navigation.ts";

const autoSendMs = 1_000;

interface AutoPrompt {
  prompt: string;
  /** The chat is loaded, empty and idle. */
  ready: boolean;
  onSend: (prompt: string) => void;
  /** Puts the prompt into the input, for the person to send or not. */
  onFill: (prompt: string) => void;
}

/**
 * Sends the address's prompt after a second in an empty chat, if a link of this site led here. From elsewhere it waits
 * in the input for a click: a foreign link must not spend tokens. It is then removed from the address, so that it is
 * sent once.
 */
export function useAutoPrompt({ prompt, ready, onSend, onFill }: AutoPrompt) {
  const { state } = useLocation() as { state: unknown };
  const take = useEffectEvent((own: boolean) => (own ? onSend(prompt) : onFill(prompt)));
  const isOwn = useEffectEvent(() => isOwnArrival(state));
  useEffect(() => {
    if (prompt === "" || !ready) return;
    const own = isOwn();
    const timer = setTimeout(() => take(own), own ? autoSendMs : 0);
    return () => clearTimeout(timer);
  }, [prompt, ready]);
}
