import type { SiteSpec } from "@cofounder/contract";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../api/index.ts";

export type SaveState = "idle" | "incomplete" | "saving" | "saved" | "failed";

const restMs = 700;

/** Optional texts of a section. */
const optional = new Set(["text", "label", "check", "industry", "email"]);

function isWhole(value: unknown, name = ""): boolean {
  if (typeof value === "string") return optional.has(name) || value.trim() !== "";
  if (Array.isArray(value)) return value.every((each) => isWhole(each, name));
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, each]) => isWhole(each, key));
}

/** The site being edited; for members it is saved a moment after the last change. */
export function useSite({ siteId, made, isKept }: { siteId: string; made: SiteSpec; isKept: boolean }) {
  const [site, setSite] = useState(made);
  const [state, setState] = useState<SaveState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const save = async (next: SiteSpec) => {
    setState("saving");
    try {
      await api.sites.save.call({ siteId, site: next });
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  const change = (next: SiteSpec) => {
    setSite(next);
    clearTimeout(timer.current);
    if (!isWhole(next)) setState("incomplete");
    else if (isKept) timer.current = setTimeout(() => void save(next), restMs);
    else setState("idle");
  };
  /** Saves pending changes at once. */
  const flush = async () => {
    clearTimeout(timer.current);
    await save(site);
  };
  return { site, change, state, flush };
}
