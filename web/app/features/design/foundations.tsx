import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const scale = [
  ["hero", "text-hero font-semibold"],
  ["display", "text-display font-semibold"],
  ["title", "text-title font-semibold"],
  ["heading", "text-heading font-semibold"],
  ["figure", "text-figure font-semibold tabular-nums"],
  ["lead", "text-lead"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["label", "text-label"],
  ["xs", "text-xs"],
] as const;

const colours = [
  "canvas",
  "surface",
  "raised",
  "sunken",
  "bubble",
  "hover",
  "line",
  "line-strong",
  "line-hover",
  "ink",
  "muted",
  "faint",
  "solid",
  "accent",
  "accent-soft",
  "found",
  "good",
  "good-soft",
  "warn",
  "warn-soft",
  "bad",
  "bad-soft",
] as const;

export function TypeChapter() {
  return (
    <Chapter title="Type">
      {scale.map(([name, look]) => (
        <Specimen key={name} title={name}>
          <p className={look}>{name === "figure" ? "€1,240.50" : "It shows its working"}</p>
        </Specimen>
      ))}
      <Specimen title="mono">
        <p className="font-mono text-sm">contribution / (3 × CAC)</p>
      </Specimen>
    </Chapter>
  );
}

export function ColourChapter() {
  return (
    <Chapter title="Colour">
      {(["light", "dark"] as const).map((theme) => (
        <Specimen key={theme} title={theme}>
          <ul
            data-theme={theme}
            className="grid w-full grid-cols-3 gap-3 rounded-card bg-canvas p-4 text-ink lg:grid-cols-7"
          >
            {colours.map((name) => (
              <li key={name} className="text-xs">
                <span
                  className="mb-1.5 block h-10 rounded-control border border-line"
                  style={{ background: `var(--${name})` }}
                />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </Chapter>
  );
}

const spaces = ["gutter", "nav", "band", "section"] as const;
const radii = ["control", "card", "window"] as const;
const elevations = ["raised", "overlay", "window"] as const;

export function SpaceChapter() {
  return (
    <Chapter title="Space and elevation">
      {spaces.map((name) => (
        <Specimen key={name} title={name}>
          <span className="block h-4 bg-accent" style={{ width: `var(--spacing-${name})` }} />
        </Specimen>
      ))}
      <Specimen title="radius">
        {radii.map((name) => (
          <span
            key={name}
            className="flex h-20 w-32 items-center justify-center border border-line-strong bg-surface text-sm"
            style={{ borderRadius: `var(--radius-${name})` }}
          >
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title="elevation">
        {elevations.map((name, at) => (
          <span
            key={name}
            className="m-4 flex h-20 w-32 items-center justify-center rounded-card bg-surface text-sm"
            style={{ boxShadow: `var(--elevation-${at + 1})` }}
          >
            {name}
          </span>
        ))}
      </Specimen>
    </Chapter>
  );
}

const durations = ["fast", "base", "slow"] as const;

export function MotionChapter() {
  const [moved, setMoved] = useState(false);
  return (
    <Chapter title="Motion">
      <Specimen title="play">
        <Button variant="secondary" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </Specimen>
      {durations.map((name) => (
        <Specimen key={name} title={name}>
          <span className="block w-full rounded-full bg-sunken p-1">
            <span
              className="block size-6 rounded-full bg-accent ease-out"
              style={{
                transitionProperty: "margin-left",
                transitionTimingFunction: "var(--ease-out)",
                transitionDuration: `var(--transition-duration-${name})`,
                marginLeft: moved ? "calc(100% - 1.5rem)" : 0,
              }}
            />
          </span>
        </Specimen>
      ))}
      <Specimen title="sparkle">
        <span className="relative block size-8">
          <span className="sparkle" style={{ width: "2rem" }} />
        </span>
      </Specimen>
    </Chapter>
  );
}
