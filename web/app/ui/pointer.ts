/** True where a finger is the pointer: a field that takes the focus unasked would open the keyboard over the page. */
export const isTouched = (): boolean => window.matchMedia("(pointer: coarse)").matches;
