import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

const phone = "(max-width: 767px)";

function watchPhone(callback: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener("change", callback);
  return () => query.removeEventListener("change", callback);
}

export interface Sidebar {
  /** On phones the sidebar is a sheet over the page. */
  phone: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Open or collapsed, remembered for a week; Ctrl+B or Cmd+B toggles it. */
export function useSidebar(): Sidebar {
  const isPhone = useSyncExternalStore(
    watchPhone,
    () => window.matchMedia(phone).matches,
    () => false,
  );
  const [wide, setWide] = useState(() => (typeof document === "undefined" ? true : readSidebarCookie(document.cookie)));
  const [sheet, setSheet] = useState(false);
  const open = isPhone ? sheet : wide;

  const setOpen = useCallback(
    (next: boolean) => {
      if (isPhone) return setSheet(next);
      setWide(next);
      document.cookie = sidebarCookie(next);
    },
    [isPhone],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(!open);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [open, setOpen]);

  return { phone: isPhone, open, setOpen };
}
