import { Outlet } from "react-router";

/** The layout of every page: if one fails, the bar and the footer stay. */
export default function Area() {
  return <Outlet />;
}

export { CrashPage as ErrorBoundary } from "./crash.tsx";
