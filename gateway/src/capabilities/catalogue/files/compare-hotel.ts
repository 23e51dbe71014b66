import { isDeepStrictEqual } from 'node:util'
import type { CompleteHotelFile } from './complete-place'
import type { HotelFile } from './hotel-file'

/** Difference of a file to what is there. */
export type HotelChange = {
  is: 'new' | 'changed' | 'the same'
  /** Fields of the hotel, and its rooms, activities and stays: `stays 10001p1`. */
  fresh: string[]
  changed: string[]
  /** Stays that the file has no more: taken off sale. */
  vanishing: string[]
  /** Rooms and activities that it has no more: they stay, and nothing sells them. */
  left: string[]
}

const parts = ['rooms', 'activities', 'stays'] as const

export function compareHotel(before: CompleteHotelFile | null, after: CompleteHotelFile): HotelChange {
  const change: HotelChange = { is: 'the same', fresh: [], changed: [], vanishing: [], left: [] }
  if (!before) return { ...change, is: 'new' }
  for (const field of Object.keys(before) as (keyof HotelFile)[])
    if (!parts.some((part) => part === field) && !isSame(before[field], after[field]))
      change.changed.push(field)
  for (const part of parts) comparePart(change, part, before, after)
  const isChanged = change.fresh.length + change.changed.length + change.vanishing.length > 0
  return { ...change, is: isChanged ? 'changed' : 'the same' }
}

function comparePart(
  change: HotelChange,
  part: (typeof parts)[number],
  before: HotelFile,
  after: HotelFile,
): void {
  const was = new Map(before[part].map((one, place) => [one.id, { one, place }]))
  for (const [place, one] of after[part].entries()) {
    const known = was.get(one.id)
    if (!known) change.fresh.push(`${part} ${one.id}`)
    else if (known.place !== place || !isSame(known.one, one)) change.changed.push(`${part} ${one.id}`)
    was.delete(one.id)
  }
  for (const { one } of was.values()) {
    if (part !== 'stays') change.left.push(`${part} ${one.id}`)
    else if ('published' in one && one.published) change.vanishing.push(`${part} ${one.id}`)
  }
}

/** The order of fields says nothing. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
