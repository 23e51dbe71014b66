import type { GiftKind, GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type {
  GiftDelivery,
  GiftFormat,
  GiftShipping,
} from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../platform/database/tables'
import type { Texts } from '../../platform/texts/texts'

/** Usual price of a night in a room: vouchers are priced from it. */
type GiftRateTable = { roomId: string; usualCents: number }

export type GiftBoxTable = {
  id: string
  position: number
  /** Ids of assets. */
  pictures: Json<string[]>
  titles: Json<Texts>
  descriptions: Json<Texts>
  /** The stays that it opens have the first one; lists of boxes go by all. */
  themes: string[]
  /** Codes of what each stay that it opens includes. */
  tags: string[]
  nights: number
  /** Out of ten. */
  rating: number | null
  published: boolean
}

/** Every price a box has, had or will have, each from a day on. */
type GiftBoxPriceTable = { boxId: string; validFrom: DayColumn; priceCents: number }

export type GiftCardDesignTable = {
  id: string
  position: number
  titles: Json<Texts>
  /** Id of an asset. */
  picture: string
  published: boolean
}

type GiftStatus = 'active' | 'withdrawn' | 'void'

/** A gift that was issued: its order is paid. */
export type GiftTable = {
  giftUUID: string
  orderUUID: string
  /** Its place in the order. */
  line: number
  kind: GiftKind
  status: GiftStatus
  format: GiftFormat
  locale: Locale
  productId: string | null
  nights: number | null
  adults: number
  label: string
  image: Json<GiftWorth['image']>
  searchUri: string
  fromName: string | null
  message: string | null
  /** Names of what it is printed and packed with. */
  subElements: Json<string[]>
  /** Worth to its recipient. */
  issuedCents: number
  /** Sum paid for it: its worth, and what it is printed and packed with. */
  paidCents: number
  /** Written by its movements only. */
  balanceCents: Generated<number>
  /** Hash of the code; the code itself is kept nowhere. */
  codeHash: string
  codeEnding: string
  issuedAt: Timestamp
  /** Last day on which it can be used. */
  validUntil: DayColumn
  /** Day that an activity was bought for. */
  visitDay: DayColumn | null
  /** Address and day for its mail to the recipient; null when the buyer hands it over. */
  delivery: Json<GiftDelivery> | null
  deliveredAt: Timestamp | null
  /** First time that its page was opened with its code, by anybody but customer care. */
  openedAt: Timestamp | null
  /** Day on which its last day was moved by rule: once. */
  extendedOn: DayColumn | null
  exchangedOn: DayColumn | null
  /** Its giver was thanked. */
  thankedAt: Timestamp | null
  /** Its holder wants no more reminders. */
  remindersStoppedAt: Timestamp | null
}

/** Movement of a gift's money, kept for ever. A positive amount adds to the balance. */
export type GiftMovementTable = {
  id: Generated<number>
  giftUUID: string
  kind: 'issue' | 'redeem' | 'return' | 'withdraw' | 'void'
  amountCents: number
  /** After the movement; written by the database. */
  balanceCents: Generated<number>
  orderUUID: string | null
  happenedAt: Timestamp
}

/** Cents that an order took from a gift, and those of them that went back. */
export type GiftUseTable = {
  orderUUID: string
  giftUUID: string
  amountCents: number
  returnedCents: number
}

/** The parcel of an order's printed gifts. */
export type GiftShipmentTable = {
  orderUUID: string
  recipient: Json<GiftShipping>
  status: 'waiting' | 'shipped' | 'cancelled'
  tracking: string | null
  shippedAt: Timestamp | null
}

/** Gifts somebody gives back: asked for, and declared once `received_at` is set. */
export type GiftWithdrawalTable = {
  withdrawalUUID: string
  orderUUID: string
  tokenHash: string
  giftUUIDs: string[]
  refundCents: number
  expiresAt: Timestamp
  requestedAt: Timestamp
  receivedAt: Timestamp | null
}

declare module '../../platform/database/tables' {
  interface Database {
    giftRate: GiftRateTable
    giftBox: GiftBoxTable
    giftBoxPrice: GiftBoxPriceTable
    giftCardDesign: GiftCardDesignTable
    gift: GiftTable
    giftMovement: GiftMovementTable
    giftUse: GiftUseTable
    giftShipment: GiftShipmentTable
    giftWithdrawal: GiftWithdrawalTable
  }
}
