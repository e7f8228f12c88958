import { twMerge, type ClassNameValue } from "tailwind-merge";

/** Joins class names; the later one wins where two set the same property. */
export function cn(...names: ClassNameValue[]) {
  return twMerge(names);
}
