import { normaliseTerm } from '../../../../platform/texts/texts'
import { cleanCell } from './clean-cell'
import { parsePhone, phoneCountry } from './parse-phone'
import type { RegisterColumn, RegisterColumns } from './register-columns'

export type HotelKind = 'hotel' | 'residence' | 'village' | 'hostel'
export type GeoPoint = { latitude: number; longitude: number }

/** One row as it stands in the register: nothing is placed or embellished yet. */
export type RegisterRow = {
  line: number
  kind: HotelKind
  /** 0 for hostels, which have none. */
  stars: number
  name: string
  address: string | undefined
  /** Five digits; undefined when missing or not one. */
  postcode: string | undefined
  /** As written when it is no postcode: a digit may be missing. */
  doubtfulPostcode: string | undefined
  town: string | undefined
  website: string | undefined
  /** E.164. */
  phone: string | undefined
  /** Rooms, or whatever is let as one: flats, cottages. */
  rooms: number | undefined
  capacity: number | undefined
  /** yyyy-MM-dd */
  classifiedOn: string | undefined
  position: GeoPoint | undefined
}

export type RowRefusal = 'column-count' | 'name-missing' | 'kind-not-sold' | 'stars-unreadable'

const kinds: readonly [RegExp, HotelKind | undefined][] = [
  [/^hotel/, 'hotel'],
  [/^residence de tourisme/, 'residence'],
  [/^village (de )?vacances/, 'village'],
  [/^auberge collective/, 'hostel'],
]

function parseKind(text: string | undefined): HotelKind | undefined {
  if (text === undefined) return 'hotel'
  const folded = normaliseTerm(text)
  return kinds.find(([pattern]) => pattern.test(folded))?.[1]
}

function parseStars(text: string | undefined, kind: HotelKind): number | undefined {
  const digit = /^([1-5])\b/.exec(text ?? '')?.[1]
  if (digit) return Number(digit)
  return kind === 'hostel' ? 0 : undefined
}

/** 31/12/2024 and 2024-12-31, with or without a time behind. */
export function parseRegisterDate(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '') ?? []
  const [, day2, month2, year2] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text ?? '') ?? []
  const iso = year ? `${year}-${month}-${day}` : year2 ? `${year2}-${month2}-${day2}` : undefined
  return iso && !Number.isNaN(Date.parse(iso)) ? iso : undefined
}

/** Corsica's departments are 2A and 2B, its postcodes 20xxx: some vintages mix them. */
export function parsePostcode(text: string | undefined): string | undefined {
  const compact = (text ?? '').replace(/\s/g, '').toUpperCase()
  if (/^2[AB]\d{3}$/.test(compact)) return `20${compact.slice(2)}`
  return /^\d{5}$/.test(compact) ? compact : undefined
}

export function parseWebsite(text: string | undefined): string | undefined {
  const address = text?.replaceAll(' ', '')
  if (!address) return undefined
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? url : undefined
}

const parseCount = (text: string | undefined): number | undefined => {
  const digits = text?.replace(/\s/g, '')
  return digits && /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined
}

/** Two numbers that are a point on earth, and not the zero point that stands for "unknown". */
export function parsePosition(
  latitude: string | undefined,
  longitude: string | undefined,
): GeoPoint | undefined {
  if (!latitude || !longitude) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const valid = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  return valid && (point.latitude !== 0 || point.longitude !== 0) ? point : undefined
}

/** One row of the register, or why it cannot be sold. Problems of place are not this function's. */
export function parseRegisterRow(
  cells: readonly string[],
  columns: RegisterColumns,
  width: number,
  line: number,
): RegisterRow | RowRefusal {
  const surplus = cells.slice(width)
  if (cells.length < width || surplus.some((cell) => cell.trim())) return 'column-count'
  const read = (column: RegisterColumn): string | undefined => {
    const index = columns[column]
    return index === undefined ? undefined : cleanCell(cells[index])
  }
  const name = read('name')
  if (!name) return 'name-missing'
  const kind = parseKind(read('kind'))
  if (!kind) return 'kind-not-sold'
  const stars = parseStars(read('stars'), kind)
  if (stars === undefined) return 'stars-unreadable'
  const postcode = parsePostcode(read('postcode'))
  const [latitude, longitude] = read('position')?.split(/\s*[,;]\s*/) ?? [read('latitude'), read('longitude')]
  return {
    line,
    kind,
    stars,
    name,
    address: read('address'),
    postcode,
    doubtfulPostcode: postcode ? undefined : read('postcode'),
    town: read('town'),
    website: parseWebsite(read('website')),
    phone: parsePhone(read('phone'), phoneCountry(postcode)),
    rooms: parseCount(read('rooms')) ?? parseCount(read('units')) ?? parseCount(read('dwellings')),
    capacity: parseCount(read('capacity')),
    classifiedOn: parseRegisterDate(read('classifiedOn')),
    position: parsePosition(latitude, longitude),
  }
}
