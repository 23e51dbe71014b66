import type { HotelPhone, OrderMoney } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { ActorKind } from '../life/actor'
import type { Order } from '../records/orders-repository'
import type { MailPayload } from './queue-mail'

/** A line of a mail's tables. */
export type Fact = { label: string; lines: string[] }

/** Data that a mail is written from. */
export type MailInput = {
  about: MailPayload
  order: Order
  payLater: PayLaterPlan | null
  money: OrderMoney
  /** Bank or wallet that paid, by its name; null where a card did, or nothing. */
  paidWith: string | null
  hotelPhone: HotelPhone | null
  /** Null where nothing tells who has cancelled the order, and where nobody has. */
  cancelledBy: ActorKind | null
  publicOrigin: string
}
