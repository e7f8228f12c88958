/** Wilson's interval for `hits` of `tried`, as fractions. z = 1.96 for 95 %. */
export function wilson(hits: number, tried: number, z = 1.96): { low: number; high: number } {
  const share = hits / tried;
  const weight = 1 + z ** 2 / tried;
  const centre = (share + z ** 2 / (2 * tried)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
