import type { SoldOrder } from '../../orders/ports'
import type { SoldGift } from '../records/sold-gifts'

type Input = { gifts: readonly Pick<SoldGift, 'kind' | 'paidCents'>[]; promotionCents: number }

/**
 * Sums paid for each gift of an order, its part of the promotion taken off: this much comes back when the gift is
 * given back. Gift cards have no part in it. The parts add up to the promotion; the last cent is the last gift's.
 */
export function paidShares({ gifts, promotionCents }: Input): number[] {
  let left = promotionCents
  let open = gifts.reduce((sum, gift) => sum + reducible(gift), 0)
  return gifts.map((gift) => {
    const cents = reducible(gift)
    const share = open > 0 ? Math.round((left * cents) / open) : 0
    left -= share
    open -= cents
    return gift.paidCents - share
  })
}

const reducible = ({ kind, paidCents }: Input['gifts'][number]) => (kind === 'giftCard' ? 0 : paidCents)

export const promotionOf = ({ lines }: Pick<SoldOrder, 'lines'>): number =>
  lines.reduce((sum, { kind, amountCents }) => (kind === 'promotion' ? sum - amountCents : sum), 0)
