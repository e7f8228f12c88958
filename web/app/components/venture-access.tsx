import type { Venture } from "@cofounder/contract";
import { createContext, use } from "react";

/** What the member may do in the venture that is shown. Their own things outside of a venture are theirs to change. */
export const VentureAccess = createContext<Venture["access"]>("own");

export const useMayEdit = (): boolean => use(VentureAccess) !== "view";
export const useIsOwner = (): boolean => use(VentureAccess) === "own";
