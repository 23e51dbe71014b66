import type { GiftKind, GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type {
  GiftDelivery,
  GiftFormat,
  GiftShipping,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../platform/database/tables'
import type { TextLists, Texts } from '../../platform/texts/texts'

/** Usual price of a night in a room: vouchers are priced from it. */
type GiftRateTable = { room_id: string; usual_cents: number }

export type GiftBoxTable = {
  id: string
  position: number
  /** Ids of assets. */
  pictures: Json<string[]>
  titles: Json<Texts>
  descriptions: Json<Texts>
  included: Json<TextLists>
  themes: string[]
  nights: number
  /** Out of ten. */
  rating: number | null
  published: boolean
}

/** Every price a box has, had or will have, each from a day on. */
type GiftBoxPriceTable = { box_id: string; valid_from: DayColumn; price_cents: number }

type GiftStatus = 'active' | 'withdrawn' | 'void'

/** A gift that was issued: its order is paid. */
export type GiftTable = {
  gift_uuid: string
  order_uuid: string
  /** Its place in the order. */
  line: number
  kind: GiftKind
  status: GiftStatus
  format: GiftFormat
  locale: Locale
  product_id: string | null
  nights: number | null
  adults: number
  label: string
  image: Json<GiftWorth['image']>
  search_uri: string
  from_name: string | null
  message: string | null
  /** Names of what it is printed and packed with. */
  sub_elements: Json<string[]>
  /** Worth to its recipient. */
  issued_cents: number
  /** Sum paid for it: its worth, and what it is printed and packed with. */
  paid_cents: number
  /** Written by its movements only. */
  balance_cents: Generated<number>
  /** Of the code; the code itself is kept nowhere. */
  code_hash: string
  code_ending: string
  issued_at: Timestamp
  /** Last day on which it can be used. */
  valid_until: DayColumn
  /** Of an activity that was bought for a day. */
  visit_day: DayColumn | null
  /** Address and day for its mail to the recipient; null when the buyer hands it over. */
  delivery: Json<GiftDelivery> | null
  delivered_at: Timestamp | null
}

/** Movement of a gift's money, kept for ever. A positive amount adds to the balance. */
export type GiftMovementTable = {
  id: Generated<number>
  gift_uuid: string
  kind: 'issue' | 'redeem' | 'return' | 'withdraw' | 'void'
  amount_cents: number
  /** After the movement; written by the database. */
  balance_cents: Generated<number>
  order_uuid: string | null
  happened_at: Timestamp
}

/** Cents that an order took from a gift, and those of them that went back. */
export type GiftUseTable = {
  order_uuid: string
  gift_uuid: string
  amount_cents: number
  returned_cents: number
}

/** The parcel of an order's printed gifts. */
export type GiftShipmentTable = {
  order_uuid: string
  recipient: Json<GiftShipping>
  status: 'waiting' | 'shipped' | 'cancelled'
  tracking: string | null
  shipped_at: Timestamp | null
}

/** Gifts somebody gives back: asked for, and declared once `received_at` is set. */
export type GiftWithdrawalTable = {
  withdrawal_uuid: string
  order_uuid: string
  token_hash: string
  gift_uuids: string[]
  refund_cents: number
  expires_at: Timestamp
  requested_at: Timestamp
  received_at: Timestamp | null
}

declare module '../../platform/database/tables' {
  interface Database {
    gift_rate: GiftRateTable
    gift_box: GiftBoxTable
    gift_box_price: GiftBoxPriceTable
    gift: GiftTable
    gift_movement: GiftMovementTable
    gift_use: GiftUseTable
    gift_shipment: GiftShipmentTable
    gift_withdrawal: GiftWithdrawalTable
  }
}
