import type { Generated } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../platform/database/tables'
import type { TextLists, Texts } from '../../platform/texts/texts'
import type { Whereabouts } from '../catalogue/public'

export const centerKinds = ['hotel', 'baths', 'studio', 'restaurant', 'cellar', 'culture'] as const

export type CenterKind = (typeof centerKinds)[number]

/** Houses in which activities take place; a hotel that has some is a centre too, with an id of its own. */
export type ActivityCenterTable = Whereabouts & {
  id: string
  label: string
  kind: CenterKind
  hotelId: string | null
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
  centerId: string
  theme: string
  labels: Json<Texts>
  headwords: Json<Texts>
  descriptions: Json<Texts>
  parts: Json<StoredActivityPart[]>
  niceToKnow: Json<TextLists>
  importantInfos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  /** ISO weekdays (1 Monday) on which it takes place. */
  weekdays: number[]
  /** People a day. */
  capacity: number
  popularity: number
  /** Last day on which it is sold; null: no end. */
  lastDay: DayColumn | null
  published: boolean
}

/** Cents per adult for a party of so many adults. */
type ActivityPriceTable = { productId: string; adults: number; priceCents: number }

/** As price_history of the nights: append-only, by a trigger. */
export type ActivityPriceHistoryTable = ActivityPriceTable & { id: Generated<number>; changedAt: Timestamp }

/** People that have a day of an activity, of its capacity. No row: none. */
type ActivityProductDayTable = { productId: string; day: DayColumn; taken: number }

declare module '../../platform/database/tables' {
  interface Database {
    activityCenter: ActivityCenterTable
    activityProduct: ActivityProductTable
    activityPrice: ActivityPriceTable
    activityPriceHistory: ActivityPriceHistoryTable
    activityProductDay: ActivityProductDayTable
  }
}
