import { useEffect, useState } from "react";

/** In milliseconds: long enough that not every key causes a request. */
const restMs = 250;

/** The value once it has not changed for a moment. */
export function useDebounced<Value>(value: Value, ms: number = restMs): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
