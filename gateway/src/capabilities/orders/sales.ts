import type {
  OrderLine,
  OrderView,
  VoucherAddress,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db, Tx } from '../../platform/database/database'
import type { NightClaim, StockClaim } from '../../rates/stock'
import type { ParsedOrder } from './order-rules'
import type { SoldItem } from './records/order-tables'
import type { Order } from './records/orders-repository'
import type { MoneyReturn } from './records/refunds-repository'
import type { RefundParts } from './split-refund'

/** Part of an order that those who sell, print and mail know: what was sold to whom, and what became of it. */
export type SoldOrder = Pick<
  Order,
  | 'orderUUID'
  | 'bookingNumber'
  | 'status'
  | 'locale'
  | 'buyer'
  | 'kind'
  | 'packageId'
  | 'checkin'
  | 'checkout'
  | 'stay'
  | 'item'
  | 'lines'
  | 'totalCents'
  | 'version'
  | 'travelForm'
  | 'termsVersion'
  | 'createdAt'
  | 'confirmedAt'
  | 'cancelledAt'
  | 'refundCents'
>

/** Why something cannot be sold; the answer carries the code. */
export type NotSold = { refusal: string }

/** Offer for an order, priced in the order's own transaction. Lines add up to its price. */
export type Offer = {
  lines: OrderLine[]
  item: SoldItem
  taxOnSiteCents: number
  /** Package travel: its standard information is linked before payment. */
  isPackage: boolean
}

/**
 * One kind of thing that the shop sells. Stays are one (`stay/stay-seller.ts`), gifts and day activities bring their
 * own. Every call runs in the transaction that changes the order, and only there.
 */
export type Seller = {
  kind: Order['kind']
  /** True when the items of an order are for this seller. */
  sells(order: ParsedOrder): boolean
  /** `own`: what is held for the visitor already does not stand in their way. */
  offer(db: Db, order: ParsedOrder, own?: StockClaim): Promise<Offer | NotSold>
  /** Something worth so much that is given and not sold. */
  giveAway?(db: Db, gift: { locale: Locale; cents: number }): Promise<Offer>
  /** Takes what the order needs; false when it is gone. Called again when a lapsed order is revived. */
  take(db: Db, order: SoldOrder): Promise<boolean>
  /** Gives back what `take` took: the order lapsed or was cancelled. */
  giveBack(db: Db, order: SoldOrder): Promise<void>
  /** The order is paid: issues what was bought and writes its mails into the outbox. */
  confirm(db: Db, order: SoldOrder): Promise<void>
  /** Part of the total that a cancellation gives back now; a refusal when it is not for the buyer to cancel. */
  refundable(order: SoldOrder): { cents: number } | NotSold
  /** Refund of the conditions when customer care cancels, where that is more than a buyer gets by cancelling. */
  policyRefund?(db: Db, order: SoldOrder): Promise<number>
  /** A confirmed order was cancelled; `giveBack` has been called. Writes its mail into the outbox. */
  cancelled(db: Db, order: SoldOrder, parts: RefundParts): Promise<void>
  /** All of what goes back together has left for the cards that paid. Writes its mail into the outbox. */
  refunded(db: Db, order: SoldOrder, moneyReturn: MoneyReturn): Promise<void>
  /** Part of the order's page on what was sold, where it is no stay. `isBuyer`: the caller has a key of the order. */
  shown?(db: Db, order: SoldOrder, isBuyer: boolean): Promise<Pick<OrderView, 'gifts' | 'parcel' | 'visit'>>
  /** Addresses of the vouchers of a paid order, in the order of what was sold; null for one that is no longer good. */
  vouchers?(db: Db, order: SoldOrder): Promise<(VoucherAddress | null)[]>
  /** The buyer wants the mail of the paid order again; `again` tells it from the first. Writes it into the outbox. */
  sendAgain(db: Db, order: SoldOrder, again: string): Promise<void>
}

export type Sellers = {
  /** Seller of what the order is for; undefined when nothing of it is for sale. */
  sellerFor: (order: ParsedOrder) => Seller | undefined
  sellerOf: (kind: Seller['kind']) => Seller
}

/** Rooms that are held for a visitor who waited for them: `placeId` is their place on the list. */
export type HeldRooms = {
  heldFor: (db: Db, placeId: string | undefined) => Promise<StockClaim | undefined>
  /** Gives them back, so that an order can take them in the same transaction; nothing where it takes others. */
  useHeld: (db: Tx, placeId: string | undefined, taken: NightClaim[]) => Promise<void>
}

/** Gift cards and vouchers that pay for an order, fully or in part. */
export type GiftMoney = {
  /** Takes what the order names, in the transaction that has just written it. `cents` is at most `dueCents`. */
  take(
    db: Db,
    sale: { orderUUID: string; order: ParsedOrder; dueCents: number },
  ): Promise<{ cents: number } | NotSold>
  /** Takes the same again for a lapsed order; false when it has been spent since. */
  takeAgain(db: Db, orderUUID: string): Promise<boolean>
  /** Gives back so many cents; all that is left when the order lapsed. */
  giveBack(db: Db, orderUUID: string, cents: number | 'all'): Promise<void>
  /** Sum that gifts that are still good have paid and not got back: they can take so much again. */
  mostBack(db: Db, orderUUID: string): Promise<number>
  /** Sum that gifts have paid and not got back. `upsell` is the part that paid for more than the gift was for. */
  paidFor(db: Db, orderUUID: string): Promise<{ gift: number; upsell: number }>
  /** Gifts that paid and can be used again, with what is left on them. */
  leftOf(db: Db, orderUUID: string): Promise<NonNullable<OrderView['giftsLeft']>>
}

/** Promotion codes. */
export type Promotions = {
  /** The reduction that a code gives on an amount, as a line (negative). */
  offer(db: Db, sale: { code: string; amountCents: number; order: ParsedOrder }): Promise<OrderLine | NotSold>
  /** Uses the code up for an order that was just written; false when somebody else used it last. */
  take(db: Db, sale: { orderUUID: string; code: string; reductionCents: number }): Promise<boolean>
  takeAgain(db: Db, orderUUID: string): Promise<boolean>
  giveBack(db: Db, orderUUID: string): Promise<void>
}
