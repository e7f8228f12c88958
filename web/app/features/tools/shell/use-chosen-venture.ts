import type { VentureProfile } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "../../../api/index.ts";

const address = "venture";
const none = "none";

interface ChosenVenture {
  /** Null: none. */
  ventureId: string | null;
  /** What is known of it, to fill in the form; null where nothing is, and for visitors. */
  profile: VentureProfile | null;
  choose: (ventureId: string | null) => void;
}

/** The venture that a tool's result is about, from the address; first that of the member's latest chat. */
export function useChosenVenture(memberId: string | null): ChosenVenture {
  const [search, setSearch] = useSearchParams();
  const told = search.get(address);
  const chosen = told === none ? null : told;
  const input = told === null ? {} : { ventureId: told };
  const query = useQuery(api.tools.venture.queryOptions({ input, enabled: memberId !== null, staleTime: 60_000 }));
  const choose = (ventureId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(address, ventureId ?? none);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const { venture: profile = null, ventureId = null } = query.data ?? {};
  return { ventureId: told === null ? ventureId : chosen, profile, choose };
}
