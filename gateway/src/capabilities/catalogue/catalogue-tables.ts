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
  cityId: string
  departmentId: string | null
  regionId: string | null
  countryCode: string
  /** Touristic regions, ski resorts and points of interest it lies in, as `category:id`. */
  placeIds: string[]
  latitude: number
  longitude: number
  /** Locale of the place (`it_IT`): what its pictures look like. */
  placeLocale: string
  streetAddress: string
  zipCode: string
  cityLabel: string
}

export type HotelRow = Whereabouts & {
  id: string
  label: string
  slug: string
  stars: number
  /** E.164; null where it is not known. */
  phone: string | null
  checkIn: string
  checkOut: string
  pets: Json<Pets>
  localTax: Json<LocalTax | null>
  /** Codes; the first five are the highlights. Labels: labels/facilities.ts */
  facilities: string[]
  ecoFacilities: Json<TextLists>
  infoGeneral: Json<InfoGroup[]>
  tags: string[]
  styles: string[]
  environments: string[]
  types: string[]
  /** Themes of any of its packages on sale. */
  themes: string[]
  descriptions: Json<Texts>
  importantInfos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  reviewCount: number
  reviewScore: number | null
  /** By the contract's reviewCriteria. */
  criteriaScores: Json<Record<string, number>>
  popularity: number
  /** Origin of the row: a hotel of the register that the demo furnished is `furnished`, one of a file `catalogue`. */
  source: 'generated' | 'register' | 'furnished' | 'catalogue'
  published: boolean
}

export type RoomRow = {
  id: string
  hotelId: string
  uuid: string
  type: string
  titles: Json<Texts>
  bedding: Json<Texts>
  descriptions: Json<Texts>
  details: Json<{ title: Texts; details: TextLists }[]>
  facilities: string[]
  importantInfos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  /** Guests in its own beds. */
  capacity: number
  /** Most guests (adults and children) with extra beds: the capacity of the price rules. */
  maxCapacity: number
  /**
   * Share of its rate that one person pays who has it alone, in percent.
   * Limit: it has no history, so a change moves the reference price with the price (decision 045).
   */
  singlePercent: Generated<number>
  sizeM2: number
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
  hotelId: string
  roomId: string
  labels: Json<Texts>
  headwords: Json<Texts>
  descriptions: Json<Texts>
  /** Short names of what is included, first the ones that sell. */
  included: Json<TextLists>
  program: Json<ProgramPart[]>
  importantInfos: Json<TextLists>
  /** Ids of assets. */
  pictures: Json<string[]>
  themes: string[]
  tags: string[]
  minNights: number
  maxNights: number
  /** Per adult and night: breakfast, half board. */
  nightCents: number
  /** Per adult once per stay: dinner, activities. */
  stayCents: number
  /** Ids of the dated activities in the programme. */
  activityIds: string[]
  cancellation: Json<CancellationTerms>
  autoDiscount: Json<{ code: string; value: number } | null>
  marketingLabels: Json<TextLists>
  targetedLabel: Json<Texts | null>
  lastMinute: boolean
  /** Last day on which it is sold; null: no end. */
  expiration: string | null
  connectivity: string | null
  channelManagerId: string | null
  published: boolean
  sponsored: boolean
  sort: number
}

export type ActivityRow = {
  id: string
  hotelId: string
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
