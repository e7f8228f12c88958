import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { rememberRedirect } from "./redirect.ts";

/** Sends who is not signed in to the sign-in page, and remembers where they wanted to go. */
export function useSignInFirst(signedOut: boolean, onSent?: () => void) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const sent = useRef(false);
  const send = useEffectEvent(() => {
    onSent?.();
    rememberRedirect(pathname + search + hash);
    void navigate("/auth", { replace: true });
  });
  useEffect(() => {
    if (!signedOut || sent.current) return;
    sent.current = true;
    send();
  }, [signedOut]);
}
