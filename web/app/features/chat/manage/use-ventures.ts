import type { Venture } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/index.ts";

/** The member's own and those that others share. Empty while they load, and where they cannot be loaded: chats are listed without them then. */
export const useVentures = (): Venture[] => useQuery(api.ventures.list.queryOptions()).data?.ventures ?? [];
