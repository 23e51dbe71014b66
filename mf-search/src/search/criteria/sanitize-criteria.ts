import {
  type Criteria,
  type CriteriaValue,
  dayKeys,
  listKeys,
  placeKeys,
} from '@escapade/shared-contracts/criteria/criteria'

type Bounds = { min: number; max: number; whole?: true }

/** What the search takes (`search-schemas`); prices are of the hash, in euros. */
const bounds: Readonly<Record<string, Bounds>> = {
  a: { min: 1, max: 20, whole: true },
  c: { min: 0, max: 10, whole: true },
  b: { min: 0, max: 10, whole: true },
  nights: { min: 1, max: 30, whole: true },
  giftNights: { min: 1, max: 30, whole: true },
  lat: { min: -90, max: 90 },
  lng: { min: -180, max: 180 },
  distanceMin: { min: 0, max: 20_000 },
  distanceMax: { min: 0, max: 20_000 },
  priceMin: { min: 0, max: 1_000_000 },
  priceMax: { min: 0, max: 1_000_000 },
  hotelScore: { min: 0, max: 10 },
}
const idKeys: readonly string[] = ['theme', ...placeKeys]
const longestId = 64
const mostValues = 50

const isId = (text: unknown) => typeof text === 'string' && text !== '' && text.length <= longestId
const isStars = (text: string) => /^[0-5]$/.test(text)

/**
 * Criteria of a link as far as a search can be made of them. An id that nothing has finds nothing; but what no search
 * would take, typed or cut by hand, is as good as absent: it must not cost the visitor all results.
 */
export const soundCriteria = (criteria: Criteria): Criteria =>
  Object.fromEntries(
    Object.entries(criteria).flatMap(([key, value]) => {
      const sound = value === undefined ? undefined : soundValue(key, value)
      return sound === undefined ? [] : [[key, sound] as const]
    }),
  )

function soundValue(key: string, value: CriteriaValue): CriteriaValue | undefined {
  if (idKeys.includes(key)) return isId(value) ? value : undefined
  if (dayKeys.some((day) => day === key)) return isSoundDay(value) ? value : undefined
  if (listKeys.some((list) => list === key)) return soundList(key, value)
  const limits = Object.hasOwn(bounds, key) ? bounds[key] : undefined
  return limits && !isWithin(value, limits) ? undefined : value
}

/** Calendars and databases agree on these centuries. */
const isSoundDay = (day: CriteriaValue) => typeof day === 'string' && /^(19|2\d)/.test(day)

const isWithin = (value: CriteriaValue, { min, max, whole }: Bounds) =>
  typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value))

function soundList(key: string, value: CriteriaValue): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const values = [...new Set(value)].filter((item) => (key === 'stars' ? isStars(item) : isId(item)))
  return values.length > 0 ? values.slice(0, mostValues) : undefined
}
