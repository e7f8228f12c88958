import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { isOwnArrival } from "./own-navigation.ts";

const autoSendMs = 1_000;

interface AutoPrompt {
  prompt: string;
  /** The chat is loaded, empty and idle. */
  ready: boolean;
  onSend: (prompt: string) => void;
  /** Puts the prompt where the person reads it and sends it, or not. */
  onFill: (prompt: string) => void;
}

/**
 * Sends the address's prompt after a second in an empty chat, where a link of ours led here. From elsewhere it waits in
 * the input for a click: a link must not spend. Whoever takes it, takes it out of the address: it goes once.
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
