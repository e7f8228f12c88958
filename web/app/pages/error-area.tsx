import { Outlet } from "react-router";

/** What every page stands in: one that fails leaves the bar and the footer as they are. */
export default function Area() {
  return <Outlet />;
}

export { CrashPage as ErrorBoundary } from "./crash.tsx";
