// Programs that the tests need and npm does not bring: Chromium and PostgreSQL 15.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const needs = [
  {
    name: "Chromium",
    found: () => chromium() !== null,
    // The shell draws without a window's frame and its pages: journeys take a quarter less processor time.
    packages: ["chromium-headless-shell", "fonts-noto-core"],
    otherPackages: ["chromium", "fonts-noto-core"],
    parts: ["browser"],
  },
  {
    name: "PostgreSQL 15",
    found: () => existsSync("/usr/lib/postgresql/15/bin/postgres"),
    packages: ["postgresql-15"],
    parts: ["postgres15"],
  },
];

export function chromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/**
 * Installs what is missing from Debian's packages when we may; otherwise says what to install.
 * Returns the parts that have to be skipped.
 */
export function ensurePrograms(wanted) {
  const missing = needs.filter((need) => need.parts.some((part) => wanted.includes(part)) && !need.found());
  if (missing.length && isDebianRoot()) {
    install(missing.flatMap(({ packages }) => packages));
    // A release that does not have a package refuses all of them.
    const other = missing.filter((need) => !need.found());
    if (other.length) install(other.flatMap(({ packages, otherPackages }) => otherPackages ?? packages));
  }
  const still = missing.filter((need) => !need.found());
  for (const { name, packages } of still) {
    process.stdout.write(
      `\nSKIPPED: ${name} is not installed. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}\n`,
    );
    if (name === "Chromium")
      process.stdout.write("Elsewhere install Chromium or Chrome and set CHROMIUM_PATH to its program.\n");
  }
  return still.flatMap(({ parts }) => parts);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
}

function install(packages) {
  process.stdout.write(`Installing ${packages.join(", ")} from Debian's packages\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    // A cluster of Debian's own would be started with the package; the tests make theirs.
    execFileSync("apt-get", ["update", "-qq"], { stdio: "pipe", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "pipe", env });
  } catch (error) {
    process.stdout.write(`apt-get failed:\n${String(error.stderr ?? error.message).slice(-2_000)}\n`);
  }
}

export function describeSystem() {
  const release = existsSync("/etc/os-release")
    ? readFileSync("/etc/os-release", "utf8").match(/PRETTY_NAME="(.*)"/)?.[1]
    : process.platform;
  return `${release}, Node ${process.versions.node}`;
}
