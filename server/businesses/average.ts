/** Average stars with one decimal; null without a rating. */
export const toAverage = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10
