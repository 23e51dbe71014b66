import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'

type PaidByCard = {
  paymentId: string
  paidCents: number
  /** Part of it that went back before. */
  returnedCents: number
  payLater: PayLaterPlan | null
}

export type CardPart = { paymentId: string; cents: number }

/** Cents that go back, by where they go. */
export type RefundParts = {
  /** Refund to cards. */
  cardCents: number
  /** Instalments that a lender does not collect any more. */
  uncollectedCents: number
  giftCents: number
}

export type RefundSplit = RefundParts & { cards: CardPart[] }

type Question = {
  cents: number
  /** In the order in which they get their money back. */
  payments: readonly PaidByCard[]
  /** Sum that gifts paid and can take back. */
  giftCents: number
  today: string
}

/**
 * Money goes back where it came from: to the cards first, what they did not pay to the gifts. Never more than was
 * paid.
 */
export function splitRefund({ cents, payments, giftCents, today }: Question): RefundSplit {
  const cards: CardPart[] = []
  let left = cents
  let uncollectedCents = 0
  for (const { paymentId, paidCents, returnedCents, payLater } of payments) {
    const part = Math.min(left, paidCents - returnedCents)
    if (part <= 0) continue
    left -= part
    cards.push({ paymentId, cents: part })
    uncollectedCents += Math.min(part, Math.max(0, dueAfter(payLater, today) - returnedCents))
  }
  const cardCents = cents - left - uncollectedCents
  return { cards, cardCents, uncollectedCents, giftCents: Math.min(Math.max(0, left), giftCents) }
}

/** Lenders write off the last instalments first. */
const dueAfter = (plan: PayLaterPlan | null, today: string): number =>
  (plan?.payments ?? []).filter(({ date }) => date > today).reduce((sum, { amount }) => sum + amount, 0)

export const totalOfParts = ({ cardCents, uncollectedCents, giftCents }: RefundParts): number =>
  cardCents + uncollectedCents + giftCents

/** As an event of the order tells them. */
export const amountsOf = ({
  cardCents: card,
  giftCents: gift,
  uncollectedCents: uncollected,
}: RefundParts) => ({
  card,
  gift,
  uncollected,
})
