import type { Generated } from 'kysely'
import type { DayColumn, Json } from '../platform/database/tables'
import type { Texts } from '../platform/texts/texts'

/** An offer of a few days: its rates are in `room_day`, this says until when. Market-local wall clock. */
export type FlashDealRow = {
  roomId: string
  startsAt: string
  endsAt: string
  firstNight: string
  lastNight: string
  /** Percentage by which the nights are reduced. */
  percent: number
  /** Prices without the deal, from the first night on; 0: not on sale. Empty once it has ended. */
  fullCents: Generated<number[]>
}

export type PromotionCodeTable = {
  /** Upper case. */
  code: string
  labels: Json<Texts>
  /** Either a share of the price or an amount. */
  percent: number | null
  amountCents: number | null
  /** Orders below it do not have it. */
  leastCents: Generated<number>
  /** Markets it holds in; null: all. */
  countries: string[] | null
  validFrom: DayColumn
  validUntil: DayColumn
  maxUses: number | null
  uses: Generated<number>
}

type PromotionUseTable = { orderUUID: string; code: string; amountCents: number; held: boolean }

declare module '../platform/database/tables' {
  interface Database {
    flashDeal: FlashDealRow
    promotionCode: PromotionCodeTable
    promotionUse: PromotionUseTable
  }
}
