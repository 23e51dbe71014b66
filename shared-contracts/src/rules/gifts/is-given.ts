type Bought = { kind: string; fromName: string | null; message: string | null; delivery: object | null }

/** An activity is bought for oneself as often as for others: then it has neither giver nor words nor recipient. */
export const isGiven = ({ kind, fromName, message, delivery }: Bought): boolean =>
  kind !== 'activity' || Boolean(fromName || message || delivery)
