/**
 * A percentage of an amount, in whole cents, rounded half up. Six decimals hold the exact product of cents and a
 * percentage of up to four decimals; what a float adds beyond them would push a half over or under.
 */
export const percentOfCents = (cents: number, percent: number): number =>
  Math.round(Number(((cents * percent) / 100).toFixed(6)))
