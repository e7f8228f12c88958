import { useEffect, useState } from "react";
import { frameAt, lengthOf, wholeFrame } from "./example-player.ts";

export type PlayState = "unplayed" | "playing" | "paused" | "played";

/** Plays the example when asked; until then, and after, it stands there whole. */
export function useExamplePlayer(letters: number, parts: number) {
  const script = { letters, parts };
  const end = lengthOf(script);
  const [state, setState] = useState<PlayState>("unplayed");
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    if (state !== "playing") return;
    let last = performance.now();
    let next = requestAnimationFrame(function step(now) {
      // Taken now: React may add it up later, when another frame has begun.
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
