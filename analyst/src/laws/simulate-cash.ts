const longestCourse = 120;
const neither = { empty: Number.NaN, profit: Number.NaN };

/**
 * Simulates month by month while revenue grows and costs stay constant: when the cash runs out, or in which earlier
 * month there is a profit ("default alive", Paul Graham, 2015). NaN for an event that does not occur.
 */
export function course([cash, burn, revenue, growth]: [number, number, number, number]): typeof neither {
  if (cash < 0 || burn <= 0 || revenue < 0 || growth <= -1) return neither;
  let left = cash;
  let earned = revenue;
  for (let month = 1; month <= longestCourse; month += 1, earned *= 1 + growth) {
    const lost = burn + revenue - earned;
    if (lost <= 0) return { ...neither, profit: month };
    if (left < lost) return { ...neither, empty: month - 1 + left / lost };
    left -= lost;
  }
  return neither;
}
