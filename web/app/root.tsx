import { QueryClientProvider } from "@tanstack/react-query";
import latin from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction, type Location } from "react-router";
import { createQueryClient } from "./api/index.ts";
import { keepBuiltFiles } from "./api/service-worker.ts";
import { beforeFirstPaint } from "./features/navigation/theme.ts";
import { i18n } from "./locales/i18n.ts";
import { CrashPage } from "./pages/crash.tsx";
import "./styles/app.css";
import { Spinner } from "./ui/spinner.tsx";
import { Toaster } from "./ui/toast.tsx";

export const meta = () => [{ title: i18n.t("brand") }, { name: "description", content: i18n.t("brandTagline") }];

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "preload", href: latin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

let hashes = 0;

/**
 * Under which name the router remembers where a step of the history was scrolled to. Steps that only changed the hash
 * have no key of their own and would share one: each is new, and so leads to its place.
 */
const keyOfPlace = ({ key, hash }: Location): string =>
  key === "default" && hash !== "" ? `${hash}:${++hashes}` : key;

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e0f13" />
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-solid px-4 py-2 text-sm font-medium text-on-solid focus:translate-y-0"
        >
          {t("skipToContent")}
        </a>
        {children}
        <Toaster label={t("notifications")} closeLabel={t("close")} />
        <ScrollRestoration getKey={keyOfPlace} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    // A public page waits for this to do again what was done before React was there.
    dispatchEvent(new Event("cofounder:ready"));
    if (import.meta.env.PROD) void keepBuiltFiles();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

/** Shown while the code of a page that is not prerendered is on its way. */
export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <main id="content" className="flex min-h-dvh items-center justify-center text-muted">
      <Spinner label={t("loading")} className="text-xl" />
    </main>
  );
}

export { CrashPage as ErrorBoundary };
