/**
 * `fetch` for clients of the contract: the refusals of the server functions carry a reason in `error` too, a field that
 * the contract's client takes for another kind of response.
 */
export async function refusalFetch(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  const isRefusal = response.status >= 400 && /\/api\/(functions\/|kimi$)/.test(request.url);
  if (!isRefusal || !response.headers.get("content-type")?.includes("application/json")) return response;
  const { error: _, ...refusal } = (await response.json()) as Record<string, unknown>;
  return Response.json(refusal, { status: response.status });
}
