import { useEffect, useState } from "react";

const settleMs = 250;

/** A value once it has not changed for a moment, so that not every key asks the server. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
