import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { isPackageTravel } from '@escapade/shared-contracts/rules/stays/is-package-travel'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { createStockRepository, type StockClaim } from '../../../rates/stock'
import { insuranceCents, insuranceLabel } from '../../insurance/public'
import { minisiteNamed } from '../../minisites/public'
import { queueMail } from '../mails/queue-mail'
import { checkStayBuyer, checkTravelPeriod, type ParsedOrder, stayRequestOf } from '../order-rules'
import type { SoldStay } from '../records/order-tables'
import type { Order } from '../records/orders-repository'
import { soldStayOf } from '../records/sold-stay'
import type { NotSold, Offer, Seller } from '../sales'
import { refundOf } from './refund-rules'
import { claimOf } from './stay-claim'
import type { ActivityDates, QuoteStay, StayRequest } from './stay-quote'

type Deps = {
  clock: Clock
  quoteStay: QuoteStay
  /** Null: no stay is insured. */
  insurer: Insurer | null
}

/** Sells nights, with what they include. */
export function createStaySeller({ clock, quoteStay, insurer }: Deps): Seller {
  const offerStay = createStayOffers({ quoteStay })
  return {
    kind: 'stay',
    sells: ({ items }) => items.shortStayItem !== undefined,
    async offer(db, order, own) {
      const item = itemOf(order)
      const fault = checkTravelPeriod(item.reservationCriteria)
      const faults = [...(fault ? [fault] : []), ...checkStayBuyer(order)]
      if (faults.length > 0) throw new AppError('invalid-request', undefined, faults)
      if (item.gift) return { refusal: 'GIFT_NOT_AVAILABLE' }
      if (order.items.insuranceItem && !insurer) return { refusal: 'INSURANCE_NOT_OFFERED' }
      const request = stayRequestOf(item.reservationCriteria, order.locale)
      const partner = await partnerOf(db, order)
      // Partners' pages take cards and wallets only.
      if (request.onMinisite && order.items.giftcards.length > 0)
        return { refusal: 'MINISITE_TAKES_NO_GIFTS' }
      const offered = await offerStay(db, { request, insured: order.items.insuranceItem, own })
      if ('refusal' in offered) return offered
      const { sold } = offered.item
      return {
        ...offered,
        item: { kind: 'stay', sold: { ...sold, stay: { ...sold.stay, ...partner } } },
        isPackage: isPackageTravel({ kind: 'stay', services: sold.stay.programLineList }),
      }
    },
    take: (db, order: Order) => createStockRepository(db).take(claimOf(soldStayOf(order))),
    giveBack: (db, order: Order) => createStockRepository(db).giveBack(claimOf(soldStayOf(order))),
    confirm: (db, order: Order) => queueMail(db, { kind: 'confirmation', order }, clock.instant()),
    refundable(order: Order) {
      const { stay } = soldStayOf(order)
      if (stay.checkin <= clock.today()) return { refusal: 'order-not-cancellable' }
      return { cents: refundOf({ policy: stay.cancellationPolicy, lines: order.lines, now: clock.now() }) }
    },
    cancelled: (db, order: Order, parts) =>
      queueMail(db, { kind: 'cancellation', order, parts }, clock.instant()),
    refunded: (db, order: Order, moneyReturn) =>
      queueMail(db, { kind: 'refund', order, moneyReturn }, clock.instant()),
    sendAgain: (db, order: Order, again) =>
      queueMail(db, { kind: 'confirmation', order, again }, clock.instant()),
  }
}

function itemOf({ items }: ParsedOrder) {
  if (!items.shortStayItem) throw new Error('The order is for no stay')
  return items.shortStayItem
}

/** Keeps the partner's conditions as they are now. A page that no partner of the locale has sells nothing. */
async function partnerOf(db: Db, order: ParsedOrder): Promise<Pick<SoldStay['stay'], 'partner'>> {
  const minisite = await minisiteNamed(db, {
    minisite: itemOf(order).reservationCriteria.minisiteId,
    locale: order.locale,
    path: 'body.items.shortStayItem.reservationCriteria.minisiteId',
  })
  if (!minisite) return {}
  const { partnerName: name = null, footerLegalText: terms = null } = minisite
  return { partner: { name, terms } }
}

type Wish = { request: StayRequest; insured: boolean; own?: StockClaim | undefined }
export type StayOffer = Omit<Offer, 'isPackage'> & {
  item: { kind: 'stay'; sold: SoldStay }
  activityDates: ActivityDates
}
export type StayNotSold = NotSold & { activityDates: ActivityDates }

/** Prices a stay for an order or a change of one, which may use what it holds itself (`own`). */
export const createStayOffers =
  ({ quoteStay }: { quoteStay: QuoteStay }) =>
  async (db: Db, { request, insured, own }: Wish): Promise<StayOffer | StayNotSold> => {
    const quote = await quoteStay(db, request, own)
    if (!quote.bookable) return { refusal: quote.reason, activityDates: quote.activityDates }
    const { stay, roomId, rooms, totalCents, taxOnSiteCents, activityDates } = quote
    const line: OrderLine = { kind: 'stay', label: stay.label, amountCents: totalCents }
    return {
      lines: insured ? [line, insuranceLine({ stay, totalCents, request })] : [line],
      item: { kind: 'stay', sold: { packageId: request.packageId, roomId, rooms, stay } },
      taxOnSiteCents,
      activityDates,
    }
  }

type Insured = { stay: SoldStay['stay']; totalCents: number; request: StayRequest }

const insuranceLine = ({ stay, totalCents, request }: Insured): OrderLine => ({
  kind: 'insurance',
  label: insuranceLabel(request.locale),
  amountCents: insuranceCents({ cancellationType: stay.cancellationPolicy.type, orderAmount: totalCents }),
})

export type StayOffers = ReturnType<typeof createStayOffers>
