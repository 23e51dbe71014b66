import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../../platform/database/database'
import { type Night, nightsIn, putNight } from '../../../rates/nights'
import { emptyMonth, type RoomMonth, readRoomMonths, writeRoomMonths } from '../../../rates/room-months'
import { lockRooms } from '../../../rates/stock'
import { readTaken } from '../nights'
import { type NightValues, nightsOfLine, type RateColumn, type RateLine, type RateProblem } from './rate-line'

/** Nights that lines of a room put on sale and changed. */
type RoomChange = { roomId: string; added: number; changed: number; lowestCents: number }
export type RateChanges = { rooms: RoomChange[]; problems: RateProblem[] }

/**
 * Sets the nights of a hotel's rooms as its lines say, all of them or, with a problem, none. Orders of the rooms wait
 * until the transaction ends; what they have, and what is held for who waited, stays theirs.
 */
export async function changeRates(db: Db, lines: readonly RateLine[]): Promise<RateChanges> {
  const byRoom = linesByRoom(lines)
  const roomIds = [...byRoom.keys()].sort()
  await lockRooms(
    db,
    roomIds.map((roomId) => ({ roomId })),
  )
  const changes: RateChanges = { rooms: [], problems: [] }
  const months: RoomMonth[] = []
  for (const roomId of roomIds) {
    const room = await changeRoom(db, roomId, byRoom.get(roomId) ?? [])
    changes.problems.push(...room.problems)
    if (room.months.length === 0) continue
    changes.rooms.push(room.change)
    months.push(...room.months)
  }
  if (changes.problems.length === 0) await writeRoomMonths(db, months)
  return changes
}

async function changeRoom(db: Db, roomId: string, lines: readonly RateLine[]) {
  const { wanted, problems } = valuesByNight(lines)
  const days = [...wanted.keys()].sort()
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const change: RoomChange = { roomId, added: 0, changed: 0, lowestCents: 0 }
  if (days.length === 0) return { change, problems, months: [] }
  const months = new Map(
    (await readRoomMonths(db, { rooms: [roomId], ...span })).map((month) => [month.month, month]),
  )
  const takenOn = await readTaken(db, { roomId, ...span })
  const before = new Map([...months.values()].flatMap(nightsIn).map((night) => [night.day, night]))
  const touched = new Set<RoomMonth>()
  for (const [day, { values, line }] of wanted) {
    const taken = takenOn(day)
    const was = before.get(day)
    const next = nextNight({ roomId, day, was, values, taken })
    if ('problem' in next) {
      problems.push({ line, ...next })
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

type Wanted = { values: NightValues; line: number }

/** Values to be set of each night. Two lines may not say one thing of one night: which of them holds is not guessed. */
function valuesByNight(lines: readonly RateLine[]) {
  const wanted = new Map<string, Wanted>()
  const problems: RateProblem[] = []
  const setBy = new Map<string, number>()
  const refused = new Set<string>()
  for (const line of lines)
    for (const day of nightsOfLine(line)) {
      for (const key of Object.keys(line.set) as (keyof NightValues)[]) {
        const first = setBy.get(`${key} ${day}`)
        setBy.set(`${key} ${day}`, line.number)
        const pair = `${key} ${first} ${line.number}`
        if (first === undefined || refused.has(pair)) continue
        refused.add(pair)
        problems.push({
          line: line.number,
          column: columnOfValue[key],
          problem: `line ${first} says this of the night of ${day} too: let one of them say it`,
        })
      }
      const { values, line: last } = wanted.get(day) ?? { values: {}, line: line.number }
      wanted.set(day, { values: { ...values, ...line.set }, line: Math.max(last, line.number) })
    }
  return { wanted, problems }
}

const columnOfValue: Record<keyof NightValues, RateColumn> = {
  priceCents: 'price',
  allotment: 'allotment',
  minLos: 'min_nights',
  closedToArrival: 'arrival',
  closed: 'status',
}

type Change = { roomId: string; day: string; was: Night | undefined; values: NightValues; taken: number }

function nextNight({ roomId, day, was, values, taken }: Change): Night | Omit<RateProblem, 'line'> {
  const { priceCents = was?.priceCents, allotment, ...rest } = values
  if (priceCents === undefined)
    return { column: 'price', problem: `the night of ${day} is not on sale yet: give price and allotment` }
  const rooms = allotment ?? (was && was.available + taken)
  if (rooms === undefined)
    return {
      column: 'allotment',
      problem: `the night of ${day} is not on sale yet: give price and allotment`,
    }
  if (rooms < taken)
    return {
      column: 'allotment',
      problem: `${taken} rooms are sold or held on ${day}: the allotment cannot be ${rooms}`,
    }
  const usual = { minLos: 1, closedToArrival: false, closed: false }
  return { ...usual, ...was, ...rest, roomId, day, priceCents, available: rooms - taken }
}

const isSame = (one: Night, other: Night): boolean =>
  one.priceCents === other.priceCents &&
  one.available === other.available &&
  one.minLos === other.minLos &&
  one.closedToArrival === other.closedToArrival &&
  one.closed === other.closed

function linesByRoom(lines: readonly RateLine[]): Map<string, RateLine[]> {
  const rooms = new Map<string, RateLine[]>()
  for (const line of lines) {
    const known = rooms.get(line.roomId)
    if (known) known.push(line)
    else rooms.set(line.roomId, [line])
  }
  return rooms
}
