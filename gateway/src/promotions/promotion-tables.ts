import type { Generated } from 'kysely'
import type { DayColumn, Json } from '../platform/database/tables'
import type { Texts } from '../platform/texts/texts'

/** An offer of a few days: its rates are in `room_day`, this says until when. Market-local wall clock. */
export type FlashDealRow = {
  room_id: string
  starts_at: string
  ends_at: string
  first_night: string
  last_night: string
  /** Percentage by which the nights are reduced. */
  percent: number
  /** Prices without the deal, from the first night on; 0: not on sale. Empty once it has ended. */
  full_cents: Generated<number[]>
}

export type PromotionCodeTable = {
  /** Upper case. */
  code: string
  labels: Json<Texts>
  /** Either a share of the price or an amount. */
  percent: number | null
  amount_cents: number | null
  /** Orders below it do not have it. */
  least_cents: Generated<number>
  /** Markets it holds in; null: all. */
  countries: string[] | null
  valid_from: DayColumn
  valid_until: DayColumn
  max_uses: number | null
  uses: Generated<number>
}

type PromotionUseTable = { order_uuid: string; code: string; amount_cents: number; held: boolean }

declare module '../platform/database/tables' {
  interface Database {
    flash_deal: FlashDealRow
    promotion_code: PromotionCodeTable
    promotion_use: PromotionUseTable
  }
}
