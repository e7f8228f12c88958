import type { StandingFigure } from "@cofounder/analyst/sheet";
import type { Language } from "@cofounder/contract";
import { useEffect, useRef, useState } from "react";
import { askEngine } from "./engine.ts";
import type { Case, CaseAnswer } from "./engine-messages.ts";

interface Asked {
  figures: readonly StandingFigure[];
  language: Language;
  cases: readonly Case[];
}

/**
 * What follows with each of the cases. While the engine computes, only the newest question waits: a slider is never
 * behind by more than one answer.
 */
export function useCases({ figures, language, cases }: Asked) {
  const [answer, setAnswer] = useState<CaseAnswer[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const next = useRef<Asked | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    next.current = { figures, language, cases };
    if (!isBusy.current) void work();

    async function work(): Promise<void> {
      isBusy.current = true;
      for (let asked = take(); asked; asked = take()) {
        try {
          setAnswer((await askEngine(asked, { kind: "cases", cases: asked.cases })).cases);
          setFailed(false);
        } catch {
          setFailed(true);
        }
      }
      isBusy.current = false;
    }

    function take(): Asked | null {
      const asked = next.current;
      next.current = null;
      return asked;
    }
  }, [figures, language, cases]);
  return { answer, hasFailed };
}
