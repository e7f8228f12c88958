/** Both ends of a 95% interval for a share or a rate. */
export interface Interval {
  low: number;
  high: number;
}

const z = 1.959963984540054;

/**
 * Wilson score interval for k successes in n trials, 95%.
 * E. B. Wilson (1927). n = 0 gives the whole range 0 to 1.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 };
  const share = Math.min(1, Math.max(0, successes / trials));
  const spread =
    (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / (1 + (z * z) / trials);
  const centre = (share + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  // With none, or all, there is no room on that side; a computed remainder is a rounding error.
  return {
    low: share === 0 ? 0 : Math.max(0, centre - spread),
    high: share === 1 ? 1 : Math.min(1, centre + spread),
  };
}

/**
 * Exact 95% interval for a rate from `events` in `exposure` (Garwood 1936): the rates at which so many events, or so
 * few, would occur only once in forty. Null without exposure.
 */
export function poissonRate(events: number, exposure: number): Interval | null {
  if (exposure <= 0 || events < 0) return null;
  const low = events === 0 ? 0 : meanWhere((mean) => 1 - poissonUpTo(events - 1, mean) >= tail, events);
  const high = meanWhere((mean) => poissonUpTo(events, mean) <= tail, events + 1);
  return { low: low / exposure, high: high / exposure };
}

const tail = 0.025;

/** The smallest mean for which `reached` holds, by bisection. */
function meanWhere(reached: (mean: number) => boolean, events: number): number {
  let low = 0;
  let high = events + 10 * Math.sqrt(events) + 10;
  for (let step = 0; step < 44; step += 1) {
    const middle = (low + high) / 2;
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** P(X ≤ events) for a Poisson mean; terms in logarithms, so that large counts neither over- nor underflow. */
function poissonUpTo(events: number, mean: number): number {
  if (mean <= 0) return 1;
  let term = -mean;
  let sum = Math.exp(term);
  for (let count = 1; count <= Math.min(events, 5000); count += 1) {
    term += Math.log(mean / count);
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}
