/** To tenths, half up on the decimals as written: `8.45 * 10` is 84.49…, while the text `8.45e1` is 84.5. */
export const roundScore = (score: number): number =>
  // Below this, numbers print with an exponent of their own.
  score < 0.01 ? 0 : Math.round(Number(`${score}e1`)) / 10

/** `9,2/10`. Without a score, or with a count of 0 reviews, the code `new`. A comma is right in all our locales. */
export function formatScore({ score, count }: { score?: number | null; count?: number | null }): string {
  if (score == null || count === 0) return 'new'
  return `${roundScore(score).toFixed(1).replace('.', ',')}/10`
}
