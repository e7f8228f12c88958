import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** `node checks/dependencies.ts` prints what is shipped, by licence. */
const root = fileURLToPath(new URL("..", import.meta.url));

interface Locked {
  version?: string;
  link?: boolean;
  dev?: boolean;
  /** A development dependency, or an optional one. */
  devOptional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  scripts?: Record<string, string>;
}

export interface Dependency {
  name: string;
  version: string;
  licence: string;
  /** Runs a script of its own when it is installed. */
  hasInstallScript: boolean;
  shipped: boolean;
}

const manifestAt = (path: string): Manifest | null => {
  const file = join(root, path, "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
};

function licenceIn(manifest: Manifest | null): string | null {
  const { license, licenses } = manifest ?? {};
  if (typeof license === "string") return license;
  return license?.type ?? (licenses?.map(({ type }) => type).join(" OR ") || null);
}

/** Every package of the lock file, described by its installed manifest, otherwise by the lock file. */
export function dependencies(): Dependency[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, locked]) => {
      const manifest = manifestAt(path);
      return {
        name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
        version: manifest?.version ?? locked.version ?? "",
        licence: licenceIn(manifest) ?? locked.license ?? "none",
        hasInstallScript: Boolean(locked.hasInstallScript),
        shipped: !locked.dev && !locked.devOptional,
      };
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shipped = dependencies().filter((one) => one.shipped);
  for (const [licence, packages] of Map.groupBy(shipped, (one) => one.licence)) {
    console.log(
      `${licence} (${packages.length}): ${packages.map(({ name, version }) => `${name} ${version}`).join(", ")}`,
    );
  }
}
