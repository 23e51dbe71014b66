import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../platform/database/database'
import { type Night, nightsIn, putNight } from '../../rates/nights'
import { emptyMonth, type RoomMonth, readRoomMonths, writeRoomMonths } from '../../rates/room-months'
import { lockRooms } from '../../rates/stock'
import type { NightValues } from './night-values'
import { readTaken } from './taken'

/** Values of nights by room and day. */
export type WantedNights = ReadonlyMap<string, ReadonlyMap<string, NightValues>>

/** Nights of a room that went on sale and that changed; `lowestCents` of both, 0 without any. */
export type RoomChange = { roomId: string; added: number; changed: number; lowestCents: number }

/** A night that is not as wanted: as it was or, where that was asked for, with as many rooms as are sold. */
export type NightProblem = { roomId: string; day: string } & (
  | { is: 'not-on-sale'; lacks: 'priceCents' | 'allotment' }
  | { is: 'fewer-than-sold'; sold: number }
)
export type NightChanges = { rooms: RoomChange[]; problems: NightProblem[]; write(): Promise<void> }

/** Locks rooms until the transaction ends: orders of them wait. Answers those that there are, with their hotels. */
export const lockForChange = (db: Db, roomIds: Iterable<string>) =>
  lockRooms(
    db,
    [...roomIds].map((roomId) => ({ roomId })),
  )

type Options = { limitsToSold?: boolean }

/**
 * Prepares the nights of locked rooms; `write` stores them. Orders, and what is held for who waited, keep theirs: an
 * allotment below is a problem, and the night stays as it was unless `limitsToSold`.
 */
export async function setNights(
  db: Db,
  wanted: WantedNights,
  { limitsToSold = false }: Options = {},
): Promise<NightChanges> {
  const rooms: RoomChange[] = []
  const problems: NightProblem[] = []
  const months: RoomMonth[] = []
  for (const roomId of [...wanted.keys()].sort()) {
    const room = await setRoom(db, { roomId, wanted: wanted.get(roomId) ?? new Map(), limitsToSold })
    problems.push(...room.problems)
    months.push(...room.months)
    rooms.push(room.change)
  }
  return { rooms, problems, write: () => writeRoomMonths(db, months) }
}

type RoomWish = { roomId: string; wanted: ReadonlyMap<string, NightValues>; limitsToSold: boolean }

async function setRoom(db: Db, { roomId, wanted, limitsToSold }: RoomWish) {
  const days = [...wanted.keys()].sort()
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const change: RoomChange = { roomId, added: 0, changed: 0, lowestCents: 0 }
  const problems: NightProblem[] = []
  if (days.length === 0) return { change, problems, months: [] }
  const months = new Map(
    (await readRoomMonths(db, { rooms: [roomId], ...span })).map((month) => [month.month, month]),
  )
  const takenOn = await readTaken(db, { roomId, ...span })
  const before = new Map([...months.values()].flatMap(nightsIn).map((night) => [night.day, night]))
  const touched = new Set<RoomMonth>()
  for (const [day, values] of wanted) {
    const was = before.get(day)
    const taken = takenOn(day)
    const isBelow = values.allotment !== undefined && values.allotment < taken
    if (isBelow) problems.push({ roomId, day, is: 'fewer-than-sold', sold: taken })
    if (isBelow && !limitsToSold) continue
    const next = nextNight({ roomId, day, was, values, taken })
    if ('is' in next) {
      problems.push(next)
      continue
    }
    if (was && isSame(was, next)) continue
    const month = months.get(monthOf(day)) ?? emptyMonth(roomId, monthOf(day))
    months.set(month.month, month)
    putNight(month, next)
    touched.add(month)
    change[was ? 'changed' : 'added'] += 1
    change.lowestCents = Math.min(change.lowestCents || next.priceCents, next.priceCents)
  }
  return { change, problems, months: [...touched] }
}

type Change = { roomId: string; day: string; was: Night | undefined; values: NightValues; taken: number }

function nextNight({ roomId, day, was, values, taken }: Change): Night | NightProblem {
  const { priceCents = was?.priceCents, allotment, ...rest } = values
  const at = { roomId, day }
  if (priceCents === undefined) return { ...at, is: 'not-on-sale', lacks: 'priceCents' }
  const rooms = allotment ?? (was && was.available + taken)
  if (rooms === undefined) return { ...at, is: 'not-on-sale', lacks: 'allotment' }
  const usual = { minLos: 1, closedToArrival: false, closed: false }
  return { ...usual, ...was, ...rest, roomId, day, priceCents, available: Math.max(0, rooms - taken) }
}

const isSame = (one: Night, other: Night): boolean =>
  one.priceCents === other.priceCents &&
  one.available === other.available &&
  one.minLos === other.minLos &&
  one.closedToArrival === other.closedToArrival &&
  one.closed === other.closed
