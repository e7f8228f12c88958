import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { apiReference } from "./build-plugins/api-reference.ts";
import { contractWithoutSchemas } from "./build-plugins/contract-without-schemas.ts";

const server = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;

/**
 * What most pages need comes in two files: apart it would be fifty, each compressed without the others. What the many
 * pages to read share, and the sources that they cite, is none of the application's.
 */
const codeSplitting = {
  minShareCount: 22,
  groups: [
    // The bar and the palette share them; each alone would be a request for 200 bytes.
    { name: "links", test: /\/navigation\/(?:plain|footer)-links\./, minShareCount: 1, priority: 3 },
    // So are the icons that many pages share, though not most.
    { name: "icons", test: /lucide-react\/dist\/esm\/icons/, minShareCount: 7, priority: 1.5 },
    { name: "libraries", test: /node_modules/, priority: 2 },
    {
      name: "shell",
      test: /^(?!.*\/app\/(?:content|features\/reading)\/|.*\/answers\/|.*\/tool-about\.)/,
      priority: 1,
    },
    { name: "reading", test: /\/app\/(?:content|features\/reading)\/|\/answers\// },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), contractWithoutSchemas(), apiReference(), reactRouter()],
  // All of them at the start: one found later makes the development server reload the page under the hands.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*"] },
  // The words of each language of a thread come when they are wanted.
  worker: { format: "es" },
  // The texts as plain objects, as code would write them: they compress best so.
  json: { stringify: false, namedExports: false },
  // With its slash: "/api-documentation" is a page.
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: { proxy: { "^/api/": server, "^/v1/": server, "/dev/mailbox.json": server } },
});
