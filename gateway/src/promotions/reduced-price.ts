/** A rate with some percent off, in whole euros, as all prices of the shop are. */
export const reducedCents = (cents: number, percent: number): number =>
  Math.floor((cents * (100 - percent)) / 10_000) * 100
