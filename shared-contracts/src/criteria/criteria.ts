/** What a value of the hash is read as. Every key not listed here is a plain string. */
export const numericKeys = [
  'a',
  'b',
  'c',
  'nights',
  'lat',
  'lng',
  'distanceMin',
  'distanceMax',
  'priceMin',
  'priceMax',
  'hotelScore',
  'giftNights',
  'giftAdult',
] as const

export const listKeys = [
  'facilities',
  'tags',
  'hotelStyles',
  'hotelEnvironments',
  'hotelTypes',
  'stars',
  'activityDates',
] as const

/** Days, yyyy-MM-dd. */
export const dayKeys = ['checkin', 'checkout'] as const

export const flagKeys = ['s', 'error', 'isLoading'] as const

/** A destination is one of these ids, named by its category, or a point with `lat` and `lng`. */
export const placeKeys = [
  'city',
  'country',
  'department',
  'region',
  'hotel',
  'poi',
  'skiresort',
  'touristicregion',
] as const

const textKeys = [...dayKeys, 'theme', 'sort', 'giftFormat', 'id', 'offerId', ...placeKeys] as const

export type NumericKey = (typeof numericKeys)[number]
export type ListKey = (typeof listKeys)[number]
export type FlagKey = (typeof flagKeys)[number]
export type PlaceKey = (typeof placeKeys)[number]
export type TextKey = (typeof textKeys)[number]
export type CriteriaKey = NumericKey | ListKey | FlagKey | TextKey
export type CriteriaValue = string | number | boolean | string[]

/** What the visitor wants, as kept in the URL hash. Keys we do not know travel along as strings. */
export type Criteria = { [key in NumericKey]?: number } & { [key in ListKey]?: string[] } & {
  [key in FlagKey]?: boolean
} & { [key in TextKey]?: string } & { [unknownKey: string]: CriteriaValue | undefined }

/** Spellings that are read but never written. */
export const aliases: Readonly<Record<string, CriteriaKey>> = { night: 'nights', giftAdults: 'giftAdult' }

/** Activity choices (`activityId_dayIndex`) are joined by dashes, all other lists by commas. */
export const separatorOf = (key: string): string => (key === 'activityDates' ? '-' : ',')
