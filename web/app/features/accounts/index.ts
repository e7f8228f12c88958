export { AuthPanel } from "./auth-panel.tsx";
export { useLive } from "./live.ts";
export { rememberRedirect } from "./redirect.ts";
export { useMemberHint, useSession, useSignOut } from "./session.ts";
export { StarterPack } from "./starter-pack.tsx";
