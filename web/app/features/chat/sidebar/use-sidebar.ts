import { useCallback, useEffect, useState } from "react";
import { useMedia } from "../../../ui/use-media.ts";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

const phone = "(max-width: 767px)";

export interface Sidebar {
  /** On phones the sidebar is a sheet over the page. */
  phone: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Open or collapsed, remembered for a week; Ctrl+B or Cmd+B toggles it. */
export function useSidebar(): Sidebar {
  const isPhone = useMedia(phone);
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
