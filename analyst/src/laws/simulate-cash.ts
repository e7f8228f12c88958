const longestCourse = 120;
const neither = { empty: Number.NaN, profit: Number.NaN };

/**
 * Month by month, while revenue grows and costs stay: when the cash is gone, or in which month there is a profit before
 * that ("default alive", Paul Graham, 2015). NaN for what does not come.
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
