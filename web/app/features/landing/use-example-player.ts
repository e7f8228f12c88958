import { useEffect, useState } from "react";
import { frameAt, lengthOf, wholeFrame } from "./example-player.ts";

export type PlayState = "unplayed" | "playing" | "paused" | "played";

/** Plays the example on request; before and after that it is shown in full. */
export function useExamplePlayer(letters: number, parts: number) {
  const script = { letters, parts };
  const end = lengthOf(script);
  const [state, setState] = useState<PlayState>("unplayed");
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    if (state !== "playing") return;
    let last = performance.now();
    let next = requestAnimationFrame(function step(now) {
      // Computed here: React may run the update later, when `last` has already changed.
      const passed = now - last;
      last = now;
      setElapsed((before) => before + passed);
      next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [state]);
  if (state === "playing" && elapsed >= end) setState("played");

  const replay = () => {
    setElapsed(0);
    setState("playing");
  };
  return {
    state,
    frame: state === "unplayed" || state === "played" ? wholeFrame(script) : frameAt(elapsed, script),
    press: () => {
      if (state === "playing") setState("paused");
      else if (state === "paused") setState("playing");
      else replay();
    },
    replay,
  };
}
