/** Cents of the lines of an order that insure the rest. The premium is not paid back. */
export const premiumOf = (lines: readonly { kind: string; amountCents: number }[]): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'insurance' ? sum + amountCents : sum), 0)
