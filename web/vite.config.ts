import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractWithoutSchemas } from "./build-plugins/contract-without-schemas.ts";

const server = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;

export default defineConfig({
  plugins: [tailwindcss(), contractWithoutSchemas(), reactRouter()],
  // All of them at the start: one found later makes the development server reload the page under the hands.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*"] },
  server: { proxy: { "/api": server, "/dev/mailbox.json": server } },
});
