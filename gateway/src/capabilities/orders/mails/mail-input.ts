import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { HotelPhone, OrderMoney } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { TermsOfSale } from '../legal-texts'
import type { ActorKind } from '../life/actor'
import type { Order } from '../records/orders-repository'
import type { MailPayload } from './queue-mail'

/** Terms of sale, section by section. */

/** A line of a mail's tables. */
export type Fact = { label: string; lines: string[] }

/** Data that a mail is written from. */
export type MailInput = {
  about: MailPayload
  order: Order
  payLater: PayLaterPlan | null
  money: OrderMoney
  hotelPhone: HotelPhone | null
  /** Null where nothing tells who has cancelled the order, and where nobody has. */
  cancelledBy: ActorKind | null
  publicOrigin: string
  /** Of an insured stay; null where there is none. */
  insurer: Insurer | null
  /** Terms that it was bought on; null in mails that come later. */
  saleTerms: TermsOfSale | null
}
