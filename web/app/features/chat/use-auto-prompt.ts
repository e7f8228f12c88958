import { useEffect, useEffectEvent } from "react";

const autoSendMs = 1_000;

interface AutoPrompt {
  prompt: string;
  /** The chat is loaded, empty and idle. */
  ready: boolean;
  onSend: (prompt: string) => void;
}

/** Sends the address's prompt after a second in an empty chat. The sender takes it out of the address: it goes once. */
export function useAutoPrompt({ prompt, ready, onSend }: AutoPrompt) {
  const send = useEffectEvent(() => onSend(prompt));
  useEffect(() => {
    if (prompt === "" || !ready) return;
    const timer = setTimeout(() => send(), autoSendMs);
    return () => clearTimeout(timer);
  }, [prompt, ready]);
}
