import { createHash } from 'node:crypto'
import { looseTownKey, townKey } from '../geonames/town-names'
import type { RegisterRow } from './register-row'

/** "HÔTEL LE CYGNE", "HOTEL LE CYGNE" → one name. */
const nameKey = (name: string): string => looseTownKey(name)

/** "17 rue Lécluse" and "13 rue Lecluse" are two houses; "140 Boulevard Joffre" and "140 boulevard Joffre" one. */
const houseNumber = (address: string | undefined): string => /^\d+/.exec(address ?? '')?.[0] ?? ''

const digest = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 20)}`)
    .toString(36)
    .padStart(16, '0')

/**
 * Identity of a hotel across vintages, which have no ids: name and postcode. Towns and streets are what vintages
 * correct ("CARCASSONNES"); the house number only tells namesakes apart.
 */
const hotelId = (
  { name, postcode, town }: Pick<RegisterRow, 'name' | 'postcode' | 'town'>,
  house = '',
): string => `r${digest([nameKey(name), postcode ?? townKey(town ?? ''), house].join('|'))}`

export type UniqueHotel = { id: string; row: RegisterRow }
export type Duplicate = {
  row: RegisterRow
  keptLine: number
  reason: 'duplicate' | 'duplicate-with-other-stars'
}

/** The later classification is the valid one; of two on one day the one with more rooms, the hotel itself. */
const isBetter = (a: RegisterRow, b: RegisterRow): boolean => {
  const [dayA, dayB] = [a.classifiedOn ?? '', b.classifiedOn ?? '']
  return dayA === dayB ? (a.rooms ?? 0) > (b.rooms ?? 0) : dayA > dayB
}

/** In an order that does not depend on the file's. */
const byHouse = (houses: ReadonlyMap<string, RegisterRow>): [string, RegisterRow][] =>
  [...houses].sort(([a], [b]) => Number(a) - Number(b))

/** Keeps one row for each house of each name and place, and says which were left out for which. */
export function removeDuplicates(rows: readonly RegisterRow[]): {
  hotels: UniqueHotel[]
  duplicates: Duplicate[]
} {
  const namesakes = new Map<string, Map<string, RegisterRow>>()
  const duplicates: Duplicate[] = []
  for (const row of rows) {
    const id = hotelId(row)
    const houses = namesakes.get(id) ?? new Map<string, RegisterRow>()
    namesakes.set(id, houses)
    const house = houseNumber(row.address)
    const other = houses.get(house)
    const [kept, dropped] = other && !isBetter(row, other) ? [other, row] : [row, other]
    houses.set(house, kept)
    if (!dropped) continue
    const reason = dropped.stars === kept.stars ? 'duplicate' : 'duplicate-with-other-stars'
    duplicates.push({ row: dropped, keptLine: kept.line, reason })
  }
  const hotels = [...namesakes].flatMap(([id, houses]) =>
    byHouse(houses).map(([house, row], index) => ({ id: index === 0 ? id : hotelId(row, house), row })),
  )
  return { hotels, duplicates }
}
