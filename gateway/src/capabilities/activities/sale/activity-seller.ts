import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities-schemas'
import type { Clock } from '../../../platform/clock'
import type { GiftCodes } from '../../gifts/money/gift-codes'
import { issueGifts } from '../../gifts/sale/issue-gifts'
import type { SoldGifts } from '../../gifts/sale/sold-gifts'
import { withdrawOrder } from '../../gifts/withdrawal/withdraw-gifts'
import type { Seller } from '../../orders/sales'
import { priceActivity } from './price-activity'

type Deps = { clock: Clock; codes: GiftCodes }

/** What an order keeps of an activity: the voucher, as gifts keep it, and whom it was bought for. */
export type SoldActivity = SoldGifts & { customType: ActivityOnlyItem['customType'] }

/** Sells day activities as vouchers: issued when the order is paid, valid a year, given back like any gift. */
export const createActivitySeller = (deps: Deps): Seller => ({
  kind: 'activity',
  sells: ({ items }) => items.activityOnlyItem !== undefined,
  async offer(db, { items, locale }) {
    const { activityOnlyItem: item, shortStayItem, giftItems, insuranceItem } = items
    if (!item || shortStayItem || giftItems.length > 0 || insuranceItem)
      return { refusal: 'ACTIVITIES_ARE_SOLD_ALONE' }
    const voucher = await priceActivity({ db, today: deps.clock.today(), locale }, item)
    if ('refusal' in voucher) return voucher
    const sold: SoldActivity = { gifts: [voucher], shipping: null, customType: item.customType }
    return {
      lines: [{ kind: 'activity', label: voucher.label, amountCents: voucher.paidCents }],
      item: { kind: 'activity', sold },
      taxOnSiteCents: 0,
      travelForm: null,
    }
  },
  // A voucher has no day: the house gives one when it is called.
  take: async () => true,
  giveBack: (db, order) => withdrawOrder(db, order.order_uuid, deps.clock.instant()),
  confirm: (db, order) => issueGifts(deps, db, order),
  refundable: () => ({ refusal: 'order-not-cancellable' }),
  cancelled: async () => {},
})
