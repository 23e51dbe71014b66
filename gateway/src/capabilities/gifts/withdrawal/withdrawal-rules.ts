import { withdrawalDeadline } from '@escapade/shared-contracts/rules/gifts/withdrawal-deadline'
import { clockFrom } from '../../../platform/clock'
import type { Gift } from '../records/gifts-repository'

/** Last day on which a gift can be given back. */
export const lastDayToReturn = ({ issuedAt }: Pick<Gift, 'issuedAt'>): string =>
  withdrawalDeadline({ boughtOn: clockFrom(() => issuedAt).today() })

/**
 * A gift that paid for something, even in part, has become a dated stay: that is exempt (article 16), as is a visit.
 */
export const isUntouched = ({ status, visitDay, balanceCents, issuedCents }: Gift): boolean =>
  status === 'active' && visitDay === null && balanceCents === issuedCents

export const canBeWithdrawn = (gift: Gift, today: string): boolean =>
  isUntouched(gift) && today <= lastDayToReturn(gift)

/**
 * Refund of a withdrawal: the price of the gifts, and the postage once nothing of the order is left (Directive
 * 2011/83/EU, art. 13, https://eur-lex.europa.eu/eli/dir/2011/83/oj).
 */
export function refundOfGifts({
  gifts,
  given,
  postageCents,
}: {
  gifts: Gift[]
  given: Gift[]
  postageCents: number
}): number {
  const paid = given.reduce((sum, { paidCents }) => sum + paidCents, 0)
  const isLast = gifts.every((gift) => gift.status === 'withdrawn' || given.includes(gift))
  return paid + (isLast ? postageCents : 0)
}
