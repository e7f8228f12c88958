import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

interface SliderProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  value: number;
  onValueChange: (value: number) => void;
}

/** A value between two ends, for pointer and arrow keys. */
export function Slider({ className, onValueChange, ...rest }: SliderProps) {
  return (
    <input
      {...rest}
      type="range"
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className={cn("h-6 w-full min-w-0 cursor-pointer accent-accent", className)}
    />
  );
}
