import { flexBounds, nightBounds, whenPattern } from '../rules/dates/stay-nights'
import { partyBounds } from '../rules/party/change-party'
import type { Flow } from '../rules/search/flow'

export type Bounds = { min: number; max: number; whole?: true }

/** Facts of one key of the hash. */
export type CriteriaRow = {
  /** Type in which a value is read and written. Unknown keys are texts. */
  kind: 'number' | 'list' | 'flag' | 'day' | 'text'
  /** Group that a change of flow, of place or of dates keeps and drops together. */
  topic: 'dates' | 'party' | 'place' | 'point' | 'filter' | 'sort' | 'gift' | 'checkout'
  /** A spelling that is read but never written. */
  alias?: string
  /** Between the values of a list, where it is not a comma. */
  separator?: '-'
  /** Written form of a flag, where it is not `true`. */
  written?: '1'
  /** Numbers that a search can be made of; others are as good as absent. */
  bounds?: Bounds
  /** Texts and values of lists are ids of the catalogue, unless a pattern says what they are. */
  values?: 'ids' | RegExp
  /** The section of the filters that shows the key. */
  section?: string
  /** Goes into the search request as a filter: the same value, or cents for the euros of the hash. */
  request?: 'same' | 'cents'
  /** Flows in which the filter exists; without them, every flow. Others drop it and never send it. */
  flows?: readonly Flow[]
}

const everyDistance = { min: 0, max: 20_000 } as const
const everyPrice = { min: 0, max: 1_000_000 } as const
const id = { kind: 'text', topic: 'place', values: 'ids' } as const
const ids = { kind: 'list', topic: 'filter', values: 'ids', request: 'same' } as const

/**
 * Every key of the hash that the shop knows (spec A §3, B §2). Reading, writing, checking, the change of flow, the
 * filters of the search page and the search request derive from these rows. The order of the places is the order in
 * which a destination is looked for.
 */
export const criteriaTable = {
  checkin: { kind: 'day', topic: 'dates' },
  checkout: { kind: 'day', topic: 'dates' },
  nights: { kind: 'number', topic: 'dates', alias: 'night', bounds: nightBounds },
  // Dates that may move: days before and after `checkin`, or a month in its place.
  flex: { kind: 'number', topic: 'dates', bounds: flexBounds },
  when: { kind: 'text', topic: 'dates', values: whenPattern },

  a: { kind: 'number', topic: 'party', bounds: { ...partyBounds.adult, whole: true } },
  b: { kind: 'number', topic: 'party', bounds: { ...partyBounds.baby, whole: true } },
  c: { kind: 'number', topic: 'party', bounds: { ...partyBounds.child, whole: true } },
  s: { kind: 'flag', topic: 'party' },

  city: id,
  country: id,
  department: id,
  region: id,
  hotel: id,
  poi: id,
  skiresort: id,
  touristicregion: id,
  lat: { kind: 'number', topic: 'point', bounds: { min: -90, max: 90 } },
  lng: { kind: 'number', topic: 'point', bounds: { min: -180, max: 180 } },

  theme: { kind: 'text', topic: 'filter', values: 'ids', request: 'same' },
  // Distances go with the place that they are measured from.
  distanceMin: { kind: 'number', topic: 'filter', bounds: everyDistance, section: 'distance' },
  distanceMax: { kind: 'number', topic: 'filter', bounds: everyDistance, section: 'distance' },
  priceMin: { kind: 'number', topic: 'filter', bounds: everyPrice, section: 'price', request: 'cents' },
  priceMax: { kind: 'number', topic: 'filter', bounds: everyPrice, section: 'price', request: 'cents' },
  hotelScore: {
    kind: 'number',
    topic: 'filter',
    bounds: { min: 0, max: 10 },
    section: 'score',
    request: 'same',
  },
  tags: { ...ids, section: 'activities' },
  facilities: { ...ids, section: 'facilities' },
  stars: { kind: 'list', topic: 'filter', values: /^[0-5]$/, section: 'stars', request: 'same' },
  freeCancellation: {
    kind: 'flag',
    topic: 'filter',
    section: 'freeCancellation',
    request: 'same',
    flows: ['booking', 'hotel'],
  },
  // Rooms left are known of days alone.
  lastRooms: {
    kind: 'flag',
    topic: 'filter',
    section: 'lastRooms',
    request: 'same',
    flows: ['booking', 'hotel'],
  },
  hotelTypes: { ...ids, section: 'hotelTypes' },
  hotelEnvironments: { ...ids, section: 'hotelEnvironments' },
  hotelStyles: { ...ids, section: 'hotelStyles' },

  sort: { kind: 'text', topic: 'sort' },

  giftNights: { kind: 'number', topic: 'gift', bounds: nightBounds },
  giftAdult: { kind: 'number', topic: 'gift', alias: 'giftAdults' },
  giftFormat: { kind: 'text', topic: 'gift' },

  id: { kind: 'text', topic: 'checkout' },
  offerId: { kind: 'text', topic: 'checkout' },
  activityDates: { kind: 'list', topic: 'checkout', separator: '-' },
  // Partner on whose page the visit began, whose terms hold (CO-065).
  minisite: { kind: 'text', topic: 'checkout', values: 'ids' },
  error: { kind: 'flag', topic: 'checkout', written: '1' },
  isLoading: { kind: 'flag', topic: 'checkout', written: '1' },
} as const satisfies Readonly<Record<string, CriteriaRow>>

type Table = typeof criteriaTable
export type CriteriaKey = keyof Table
/** Keys whose rows have these cells. */
export type KeyWhere<Cells> = { [Key in CriteriaKey]: Table[Key] extends Cells ? Key : never }[CriteriaKey]

/** Sections of the filters: what a visitor sees as one filter. */
export type SectionOf<Key extends CriteriaKey> = Extract<Table[Key], { section: string }>['section']
export type FilterSection = SectionOf<CriteriaKey>

const rows: ReadonlyMap<string, CriteriaRow> = new Map(Object.entries(criteriaTable))

/** Undefined for a key that the shop does not know. */
export const rowOf = (key: string): CriteriaRow | undefined => rows.get(key)

/** Keys whose rows have these cells, in the order of the table. */
export const keysWhere = <const Cells extends Partial<CriteriaRow>>(cells: Cells): KeyWhere<Cells>[] =>
  [...rows]
    .filter(([, row]) =>
      Object.entries(cells).every(([cell, value]) => row[cell as keyof Cells & keyof CriteriaRow] === value),
    )
    .map(([key]) => key as KeyWhere<Cells>)
