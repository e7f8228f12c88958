import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "./problem.ts";
import type { ProblemName } from "./problem-keys.ts";

/** Refusals that a retry would not change. */
const isFinal = (code: ProblemName) => code !== "network" && code !== "unavailable" && code !== "unexpected";

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !isFinal(problemOf(error).code),
      },
    },
  });
}
