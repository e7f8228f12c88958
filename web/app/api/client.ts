import { refusalFetch } from "@cofounder/contract/refusal-fetch";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { router } from "virtual:contract";
import { takeEarly } from "./asked-early.ts";
import { withStepUp } from "./step-up.ts";

type Client = JsonifiedClient<ContractRouterClient<typeof router>>;

const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
const link = new OpenAPILink(router, {
  url: `${origin}/api`,
  fetch: (request, init) => takeEarly(request) ?? refusalFetch(request, init),
  interceptors: [({ next }) => withStepUp(() => next())],
});

const client: Client = createORPCClient(link);
export const api = createTanstackQueryUtils(client);
