import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetchChanged } from "./refetch-changed.ts";

const queryKey = ["ventures"];

test("a first fetch that began before a change is not taken for its result", async () => {
  const queryClient = new QueryClient();
  const before = Promise.withResolvers<string>();
  const queryFn = vi.fn<() => Promise<string>>().mockReturnValueOnce(before.promise).mockResolvedValue("after");
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  const done = refetchChanged(queryClient, queryKey);
  before.resolve("before");
  await done;
  expect(observer.getCurrentResult().data).toBe("after");
  stop();
});

test("what is known is fetched again, and shown until then", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, "known");
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue("after");
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  const done = refetchChanged(queryClient, queryKey);
  expect(observer.getCurrentResult().data).toBe("known");
  await done;
  expect(observer.getCurrentResult().data).toBe("after");
  stop();
});
