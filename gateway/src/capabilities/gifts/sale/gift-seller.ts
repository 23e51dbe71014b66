import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { NotSold, ParsedOrder, Seller } from '../../orders/ports'
import { readCardDesigns } from '../catalogue/card-designs'
import { postageTo } from '../catalogue/shipping-cost'
import { voucherMails } from '../mails/voucher-mails'
import type { GiftCodes } from '../money/gift-codes'
import { orderVouchers } from '../printing/order-vouchers'
import type { SoldGift, SoldGifts } from '../records/sold-gifts'
import { euros } from '../texts/gift-words'
import { giftTexts } from '../texts/texts'
import { withdrawOrder } from '../withdrawal/withdraw-gifts'
import { freeCard } from './free-card'
import { issueGifts } from './issue-gifts'
import { priceGift } from './price-gift'
import { shownGifts } from './shown-gifts'

type Deps = {
  clock: Clock
  codes: GiftCodes
  publicOrigin: string
  /** Fewest hotels that a box on sale opens. */
  leastHotels: number
}

/** Sells vouchers, boxes and cards. They are issued when the order is paid, and never run out. */
export const createGiftSeller = (deps: Deps): Seller => ({
  kind: 'gift',
  sells: ({ items }) => items.giftItems.length > 0,
  async offer(db, order) {
    if (order.items.shortStayItem || order.items.insuranceItem) return { refusal: 'GIFTS_ARE_SOLD_ALONE' }
    const gifts = await priceGifts(deps, db, order)
    if ('refusal' in gifts) return gifts
    const shipping = shippingLine(order, gifts.sold)
    if ('refusal' in shipping) return shipping
    const sold: SoldGifts = {
      gifts: gifts.sold,
      shipping: shipping.line ? order.items.giftShipping : null,
    }
    return {
      lines: [...giftLines(order.locale, gifts.sold), ...(shipping.line ? [shipping.line] : [])],
      item: { kind: 'gift', sold },
      taxOnSiteCents: 0,
      isPackage: gifts.sold.some((gift) => gift.isPackage),
    }
  },
  giveAway: async (db, gift) => {
    const card = await freeCard(db, gift)
    return {
      lines: [giftLine(card)],
      item: { kind: 'gift', sold: { gifts: [card], shipping: null, isGoodwill: true } satisfies SoldGifts },
      taxOnSiteCents: 0,
      isPackage: false,
    }
  },
  take: async () => true,
  // Nothing is issued before the order is paid: what there is belongs to an order that customer care undoes.
  giveBack: (db, order) => withdrawOrder(db, order.orderUUID, deps.clock.instant()),
  confirm: (db, order) => issueGifts(deps, db, order),
  // Gifts are given back through their withdrawal, which the law gives 14 days for.
  refundable: () => ({ refusal: 'order-not-cancellable' }),
  shown: shownGifts,
  vouchers: orderVouchers(deps),
  ...voucherMails(deps.clock),
})

async function priceGifts(
  { clock, leastHotels }: Deps,
  db: Db,
  { items, locale }: ParsedOrder,
): Promise<{ sold: SoldGift[] } | NotSold> {
  const sold: SoldGift[] = []
  const designs = await readCardDesigns(db)
  for (const item of items.giftItems) {
    const gift = await priceGift({ db, clock, locale, leastHotels, designs }, item)
    if ('refusal' in gift) return gift
    sold.push(gift)
  }
  return { sold }
}

/** Lines that an order names one by one; those of a file of cards are summed by what they are and cost. */
const mostLines = 10

function giftLines(locale: Locale, gifts: SoldGift[]): OrderLine[] {
  if (gifts.length <= mostLines) return gifts.map(giftLine)
  const counts = new Map<string, { gift: SoldGift; count: number }>()
  for (const gift of gifts) {
    const key = `${gift.paidCents} ${gift.label}`
    counts.set(key, { gift, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ gift: { label, paidCents }, count }) => ({
    kind: 'gift',
    label: `${count} × ${label}, ${euros(locale, paidCents)}`,
    amountCents: count * paidCents,
  }))
}

const giftLine = ({ label, paidCents }: SoldGift): OrderLine => ({
  kind: 'gift',
  label,
  amountCents: paidCents,
})

/** All printed gifts of an order travel in one parcel. */
function shippingLine(
  { items: { giftShipping }, locale }: ParsedOrder,
  gifts: SoldGift[],
): { line: OrderLine | null } | NotSold {
  if (gifts.every(({ format }) => format === 'digital')) return { line: null }
  if (!giftShipping) return { refusal: 'GIFT_SHIPPING_MISSING' }
  const cents = postageTo({ locale, country: giftShipping.country })
  if (cents === null) return { refusal: 'GIFT_SHIPPING_NOT_SERVED' }
  return { line: postageLine(locale, cents) }
}

const postageLine = (locale: Locale, amountCents: number): OrderLine => ({
  kind: 'shipping',
  label: giftTexts(locale)('orderLines.postage'),
  amountCents,
})
