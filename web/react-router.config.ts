import type { Config } from "@react-router/dev/config";
import { memberPaths, openPaths, publicPaths, unknownPath } from "./app/site-map.ts";
import { finishSite } from "./build-plugins/finish-site.ts";

export default {
  ssr: false,
  prerender: [...publicPaths, ...openPaths, ...memberPaths, unknownPath],
  buildEnd: finishSite,
} satisfies Config;
