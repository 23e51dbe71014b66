import type { GiftCardUse } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { Gift } from '../records/gifts-repository'
import { hashOfCode } from './gift-codes'

export type GiftPaymentRefusal =
  | 'GIFT_CARD_NOT_VALID'
  | 'GIFT_CARD_TWICE'
  | 'GIFT_CARD_BALANCE_TOO_LOW'
  | 'GIFT_CARD_KEPT_FOR_VISIT'

export type PlannedUse = { gift: Gift; cents: number }

/** True when a gift pays for anything today. A voucher whose places are kept for a visit pays for that alone. */
export const isUsable = (gift: Gift, today: string): boolean => hasMoney(gift, today) && !gift.visitDay

const hasMoney = ({ status, validUntil, balanceCents }: Gift, today: string) =>
  status === 'active' && validUntil >= today && balanceCents > 0

type Question = {
  uses: GiftCardUse[]
  gifts: Gift[]
  dueCents: number
  today: string
  /** Hash of what was named: a code, or the token of a session. */
  hashOf?: (serialNumber: string) => string
}

/**
 * Sums that each gift pays of an amount, in the order they were named: what was asked of it, else all it has, and
 * never more than is still due. `usedAmount` wins over `amount` (SC-020).
 */
export function planGiftPayment({
  uses,
  gifts,
  dueCents,
  today,
  hashOf = hashOfCode,
}: Question): { planned: PlannedUse[] } | { refusal: GiftPaymentRefusal } {
  const byHash = new Map(gifts.map((gift) => [gift.codeHash, gift]))
  const hashes = uses.map(({ serialNumber }) => hashOf(serialNumber))
  if (new Set(hashes).size < hashes.length) return { refusal: 'GIFT_CARD_TWICE' }
  const planned: PlannedUse[] = []
  let left = dueCents
  for (const [index, { usedAmount, amount }] of uses.entries()) {
    const gift = byHash.get(hashes[index] ?? '')
    if (!gift || !hasMoney(gift, today)) return { refusal: 'GIFT_CARD_NOT_VALID' }
    if (!isUsable(gift, today)) return { refusal: 'GIFT_CARD_KEPT_FOR_VISIT' }
    const wanted = usedAmount ?? amount ?? gift.balanceCents
    if (wanted > gift.balanceCents) return { refusal: 'GIFT_CARD_BALANCE_TOO_LOW' }
    const cents = Math.min(wanted, left)
    if (cents > 0) planned.push({ gift, cents })
    left -= cents
  }
  return { planned }
}
