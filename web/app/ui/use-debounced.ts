import { useEffect, useState } from "react";

/** Long enough that not every key causes a request. */
const restMs = 250;

/** The value once it has not changed for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
