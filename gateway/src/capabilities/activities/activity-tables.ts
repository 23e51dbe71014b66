import type { Generated } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../platform/database/tables'
import type { TextLists, Texts } from '../../platform/texts/texts'
import type { Whereabouts } from '../catalogue/public'

const centerKinds = ['hotel', 'baths', 'studio', 'restaurant', 'cellar', 'culture'] as const

export type CenterKind = (typeof centerKinds)[number]

/** Houses in which activities take place; a hotel that has some is a centre too, with an id of its own. */
export type ActivityCenterTable = Whereabouts & {
  id: string
  label: string
  kind: CenterKind
  hotel_id: string | null
  stars: number | null
}

/** One thing that is done, in every language. */
export type StoredActivityPart = {
  theme: string
  title: Texts
  description: Texts
  composition: TextLists
  schedules: TextLists
  importantInformation: TextLists
  centers: { id: string; main: boolean }[]
}

export type ActivityProductTable = {
  id: string
  /** The main centre. */
  center_id: string
  theme: string
  labels: Json<Texts>
  headwords: Json<Texts>
  descriptions: Json<Texts>
  parts: Json<StoredActivityPart[]>
  nice_to_know: Json<TextLists>
  important_infos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  /** ISO weekdays (1 Monday) on which it takes place. */
  weekdays: number[]
  /** People a day. */
  capacity: number
  popularity: number
  /** Last day on which it is sold; null: no end. */
  last_day: DayColumn | null
  published: boolean
}

/** Cents per adult for a party of so many adults. */
export type ActivityPriceTable = { product_id: string; adults: number; price_cents: number }

/** As price_history of the nights: append-only, by a trigger. */
export type ActivityPriceHistoryTable = ActivityPriceTable & { id: Generated<number>; changed_at: Timestamp }

/** People that have a day of an activity, of its capacity. No row: none. */
type ActivityProductDayTable = { product_id: string; day: DayColumn; taken: number }

declare module '../../platform/database/tables' {
  interface Database {
    activity_center: ActivityCenterTable
    activity_product: ActivityProductTable
    activity_price: ActivityPriceTable
    activity_price_history: ActivityPriceHistoryTable
    activity_product_day: ActivityProductDayTable
  }
}
