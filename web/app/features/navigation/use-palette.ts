import { useEffect, useState } from "react";
import { loadTexts } from "../../locales/load-texts.ts";
import { useOnDemand } from "../../ui/use-on-demand.ts";

const load = async () => {
  const [{ Palette }] = await Promise.all([import("./palette.tsx"), loadTexts("menus")]);
  return Palette;
};

/** The palette's code loads on first use: by Ctrl+K or Cmd+K, or by its button. */
export function usePalette(onMissing: () => void) {
  const [open, setOpen] = useState(false);
  const { part: Palette, preload, request } = useOnDemand(load, onMissing);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      request();
      // A key from before React was there is pressed again by script, and may have been seen the first time too.
      setOpen((now) => !now || !event.isTrusted);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  const show = () => {
    request();
    setOpen(true);
  };
  return { Palette, open, setOpen, preload, show };
}
