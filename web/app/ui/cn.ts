import { twMerge, type ClassNameValue } from "tailwind-merge";

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...names: ClassNameValue[]) {
  return twMerge(names);
}
