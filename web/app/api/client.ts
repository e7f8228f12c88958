import { refusalFetch } from "@cofounder/contract/refusal-fetch";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { router } from "virtual:contract";
import { withStepUp } from "./step-up.ts";

type Client = JsonifiedClient<ContractRouterClient<typeof router>>;

const origin = typeof location === "undefined" ? "http://localhost" : location.origin;
const link = new OpenAPILink(router, {
  url: `${origin}/api`,
  fetch: refusalFetch,
  interceptors: [({ next }) => withStepUp(() => next())],
});

const client: Client = createORPCClient(link);
export const api = createTanstackQueryUtils(client);
