import type { Gift } from './gifts-repository'

/** An activity is bought for oneself as often as for others: then it has neither giver nor words nor recipient. */
export const isGiven = ({
  kind,
  fromName,
  message,
  delivery,
}: Pick<Gift, 'kind' | 'fromName' | 'message' | 'delivery'>): boolean =>
  kind !== 'activity' || Boolean(fromName || message || delivery)
