import type { Member } from "@cofounder/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { rememberPlace } from "./redirect.ts";

/** Sends visitors to the sign-in page and remembers their destination; undefined: not known yet. */
export function useSignInFirst(member: Member | null | undefined, onSent?: () => void) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const sent = useRef(false);
  const wasSignedIn = useRef(false);
  const send = useEffectEvent(() => {
    onSent?.();
    rememberPlace(pathname + search + hash, wasSignedIn.current);
    void navigate("/auth", { replace: true });
  });
  const [signedIn, signedOut] = [Boolean(member), member === null];
  useEffect(() => {
    if (signedIn) wasSignedIn.current = true;
    if (!signedOut || sent.current) return;
    sent.current = true;
    send();
  }, [signedIn, signedOut]);
}
