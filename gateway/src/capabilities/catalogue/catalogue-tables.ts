import type { LocalTax, ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/tables'
import type { TextLists, Texts } from '../../platform/texts/texts'

/** As ProgramLine of the contract, with every text in all languages and the picture as the id of an asset. */
export type ProgramPart<Picture = string> = Pick<
  ProgramLine,
  'type' | 'activityId' | 'icon' | 'duration' | 'repeated' | 'singleDay' | 'hasDates' | 'displayPax'
> & {
  /** Comes back every night of the stay: breakfast, half board. */
  nightly?: boolean
  title: Texts
  details: TextLists
  mustKnow: TextLists
  schedules: TextLists
  why: TextLists
  how: Texts | null
  where: Texts | null
  when: Texts | null
  menu: { course: Texts; dishes: TextLists }[] | null
  importantInfos: TextLists
  participants: Texts | null
  picture: Picture | null
}

export type InfoGroup = { code: string; facilities: string[] }

export type Pets = {
  allowed: boolean
  priceCents: number | null
  maxWeight: number | null
  maxNumber: number
}

/** Place of a house. */
export type Whereabouts = {
  city_id: string
  department_id: string | null
  region_id: string | null
  country_code: string
  /** Touristic regions, ski resorts and points of interest it lies in, as `category:id`. */
  place_ids: string[]
  latitude: number
  longitude: number
  /** Locale of the place (`it_IT`): what its pictures look like. */
  place_locale: string
  street_address: string
  zip_code: string
  city_label: string
}

export type HotelRow = Whereabouts & {
  id: string
  label: string
  slug: string
  stars: number
  /** E.164; null where it is not known. */
  phone: string | null
  check_in: string
  check_out: string
  pets: Json<Pets>
  local_tax: Json<LocalTax | null>
  /** Codes; the first five are the highlights. Labels: labels/facilities.ts */
  facilities: string[]
  eco_facilities: Json<TextLists>
  info_general: Json<InfoGroup[]>
  tags: string[]
  styles: string[]
  environments: string[]
  types: string[]
  /** Themes of any of its packages on sale. */
  themes: string[]
  descriptions: Json<Texts>
  important_infos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  review_count: number
  review_score: number | null
  /** By the contract's reviewCriteria. */
  criteria_scores: Json<Record<string, number>>
  popularity: number
  /** Origin of the row: a hotel of the register that the demo furnished is `furnished`. */
  source: 'generated' | 'register' | 'furnished'
  published: boolean
}

export type RoomRow = {
  id: string
  hotel_id: string
  uuid: string
  type: string
  titles: Json<Texts>
  bedding: Json<Texts>
  descriptions: Json<Texts>
  details: Json<{ title: Texts; details: TextLists }[]>
  facilities: string[]
  important_infos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  /** Guests in its own beds. */
  capacity: number
  /** Most guests (adults and children) with extra beds: the capacity of the price rules. */
  max_capacity: number
  /**
   * Share of its rate that one person pays who has it alone, in percent.
   * Limit: it has no history, so a change moves the reference price with the price (decision 045).
   */
  single_percent: Generated<number>
  size_m2: number
  sort: number
}

export type CancellationTerms = {
  type: 'NCNR' | 'FLEXIBLE' | 'PARTIAL'
  /** Days before check-in until which the terms hold; null: no deadline, and nothing comes back. */
  daysBefore: number | null
  hour: number
}

export type PackageRow = {
  id: string
  hotel_id: string
  room_id: string
  labels: Json<Texts>
  headwords: Json<Texts>
  descriptions: Json<Texts>
  /** Short names of what is included, first the ones that sell. */
  included: Json<TextLists>
  program: Json<ProgramPart[]>
  important_infos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  themes: string[]
  tags: string[]
  min_nights: number
  max_nights: number
  /** Per adult and night: breakfast, half board. */
  night_cents: number
  /** Per adult once per stay: dinner, activities. */
  stay_cents: number
  /** Ids of the dated activities in the programme. */
  activity_ids: string[]
  cancellation: Json<CancellationTerms>
  auto_discount: Json<{ code: string; value: number } | null>
  marketing_labels: Json<TextLists>
  targeted_label: Json<Texts | null>
  last_minute: boolean
  /** Last day on which it is sold; null: no end. */
  expiration: string | null
  connectivity: string | null
  channel_manager_id: string | null
  published: boolean
  sponsored: boolean
  sort: number
}

export type ActivityRow = {
  id: string
  hotel_id: string
  titles: Json<Texts>
  theme: string
  /** ISO weekdays (1 Monday) on which it takes place. */
  weekdays: number[]
  /** Parties a day. */
  capacity: number
  /** Ids of assets. */
  pictures: Json<string[]>
}

declare module '../../platform/database/tables' {
  interface Database {
    hotel: HotelRow
    room: RoomRow
    package: PackageRow
    activity: ActivityRow
  }
}
