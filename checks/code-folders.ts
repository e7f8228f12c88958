/** Every folder with code. */
export const codeFolders = [
  "analyst",
  "bench",
  "checks",
  "contract",
  "e2e",
  "evals",
  "generators",
  "resilience",
  "server",
  "web",
];
