import type { Clock } from '../../../platform/clock'
import type { GiftCodes } from '../../gifts/public'
import { issueGifts, orderVouchers, voucherMails, withdrawOrder } from '../../gifts/public'
import type { Seller } from '../../orders/ports'
import { policyRefund } from './policy-refund'
import { priceActivity } from './price-activity'
import { lineOf, type SoldActivity, shownVisit, soldActivityOf, visitOf } from './sold-activity'
import { createVisitDays } from './visit-days'

type Deps = { clock: Clock; codes: GiftCodes; publicOrigin: string }

/** Sells day activities as vouchers: issued when the order is paid, valid a year, with a day of visit or without. */
export const createActivitySeller = (deps: Deps): Seller => ({
  kind: 'activity',
  sells: ({ items }) => items.activityOnlyItem !== undefined,
  async offer(db, { items, locale }) {
    const { activityOnlyItem: item, shortStayItem, giftItems, insuranceItem } = items
    if (!item || shortStayItem || giftItems.length > 0 || insuranceItem)
      return { refusal: 'ACTIVITIES_ARE_SOLD_ALONE' }
    const priced = await priceActivity({ db, today: deps.clock.today(), locale }, item)
    if ('refusal' in priced) return priced
    const { voucher, house } = priced
    const sold: SoldActivity = { gifts: [voucher], shipping: null, customType: item.customType, house }
    return {
      lines: [lineOf(voucher)],
      item: { kind: 'activity', sold },
      taxOnSiteCents: 0,
      isPackage: false,
    }
  },
  async take(db, order) {
    const visit = visitOf(soldActivityOf(order))
    return visit === null || (visit.day > deps.clock.today() && createVisitDays(db).take(visit))
  },
  async giveBack(db, order) {
    const visit = visitOf(soldActivityOf(order))
    if (visit) await createVisitDays(db).giveBack(visit)
    await withdrawOrder(db, order.orderUUID, deps.clock.instant())
  },
  confirm: (db, order) => issueGifts(deps, db, order),
  // Buyers withdraw from the voucher instead.
  refundable: () => ({ refusal: 'order-not-cancellable' }),
  shown: shownVisit,
  vouchers: orderVouchers(deps),
  policyRefund: (db, order) => policyRefund(db, order, deps.clock.today()),
  ...voucherMails(deps.clock),
})
