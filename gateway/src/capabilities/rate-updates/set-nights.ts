import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../platform/database/database'
import { dayNumber, dayOfNumber } from '../../rates/day-number'
import { closeDay, isClosedOn, withDay } from '../../rates/nights'
import { emptyMonth, type RoomMonth, readRoomMonths, writeRoomMonths } from '../../rates/room-months'
import { lockRooms } from '../../rates/stock'
import { type NightPlan, nightFields, unset } from './night-plan'
import { readTaken, type Taken } from './taken'

/** Nights of a room that went on sale and that changed; `lowestCents` of both, 0 without any. */
export type RoomChange = { roomId: string; added: number; changed: number; lowestCents: number }

/** A night that is not as wanted: as it was or, where that was asked for, with as many rooms as are sold. */
export type NightProblem = { roomId: string; day: string } & (
  | { is: 'not-on-sale'; lacks: 'priceCents' | 'allotment' }
  | { is: 'fewer-than-sold'; wanted: number; sold: number }
  | { is: 'single-above-price'; priceCents: number; singleCents: number }
  | { is: 'longest-below-shortest'; shortest: number; longest: number }
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
  plans: readonly NightPlan[],
  { limitsToSold = false }: Options = {},
): Promise<NightChanges> {
  if (plans.length === 0) return { rooms: [], problems: [], write: async () => {} }
  const roomIds = plans.map(({ roomId }) => roomId)
  const span = {
    from: dayOfNumber(Math.min(...plans.map(({ firstDay }) => firstDay))),
    to: dayOfNumber(Math.max(...plans.map(({ firstDay, length }) => firstDay + length - 1))),
  }
  const taken = await readTaken(db, { roomIds, ...span })
  const months = new Map<string, RoomMonth>()
  for (const month of await readRoomMonths(db, { rooms: roomIds, ...span }))
    months.set(`${month.roomId} ${month.month}`, month)
  const touched = new Set<RoomMonth>()
  const problems: NightProblem[] = []
  const rooms = plans.map((plan) => setRoom(plan, { months, taken, limitsToSold, touched, problems }))
  return { rooms, problems, write: () => writeRoomMonths(db, [...touched]) }
}

type Setting = {
  months: Map<string, RoomMonth>
  taken: Taken
  limitsToSold: boolean
  touched: Set<RoomMonth>
  problems: NightProblem[]
}

function setRoom(plan: NightPlan, setting: Setting): RoomChange {
  const { roomId, firstDay, length, values } = plan
  const { months, touched } = setting
  const isAnyTaken = setting.taken.isAny(roomId)
  const change: RoomChange = { roomId, added: 0, changed: 0, lowestCents: 0 }
  for (let place = 0; place < length; ) {
    const name = monthOf(dayOfNumber(firstDay + place))
    const month = months.get(`${roomId} ${name}`) ?? emptyMonth(roomId, name)
    const monthStart = dayNumber(`${name}-01`)
    const end = Math.min(length, place + month.prices.length - (firstDay + place - monthStart))
    for (; place < end; place += 1) {
      if (nightFields.every((field) => values[field][place] === unset)) continue
      const index = firstDay + place - monthStart
      const taken = isAnyTaken ? setting.taken.of(roomId, dayOfNumber(firstDay + place)) : 0
      const was = month.prices[index] ?? 0
      if (!setNight({ plan, place, month, index, taken }, setting)) continue
      months.set(`${roomId} ${name}`, month)
      touched.add(month)
      change[was > 0 ? 'changed' : 'added'] += 1
      const cents = month.prices[index] ?? 0
      change.lowestCents = Math.min(change.lowestCents || cents, cents)
    }
  }
  return change
}

type Place = { plan: NightPlan; place: number; month: RoomMonth; index: number; taken: number }

/** True where the night is another one then. */
function setNight({ plan, place, month, index, taken }: Place, { limitsToSold, problems }: Setting): boolean {
  const { roomId, firstDay, values } = plan
  const at = () => ({ roomId, day: dayOfNumber(firstDay + place) })
  const wanted = (field: keyof typeof values, otherwise: number) => {
    const value = values[field][place] ?? unset
    return value === unset ? otherwise : value
  }
  const isOnSale = (month.prices[index] ?? 0) > 0
  const [price, allotment] = [wanted('priceCents', month.prices[index] ?? 0), wanted('allotment', unset)]
  if (allotment !== unset && allotment < taken) {
    problems.push({ ...at(), is: 'fewer-than-sold', wanted: allotment, sold: taken })
    if (!limitsToSold) return false
  }
  if (price === 0 || (allotment === unset && !isOnSale)) {
    problems.push({ ...at(), is: 'not-on-sale', lacks: price === 0 ? 'priceCents' : 'allotment' })
    return false
  }
  const available = allotment === unset ? (month.available[index] ?? 0) : Math.max(0, allotment - taken)
  const knownSingle = month.singles?.[index] ?? 0
  const wantedSingle = wanted('singleCents', knownSingle)
  // As it is sold: a price below it limits it while it lasts (single_prices in SQL).
  const single = wantedSingle === Math.min(knownSingle, price) ? knownSingle : wantedSingle
  if (single > price && single !== knownSingle) {
    problems.push({ ...at(), is: 'single-above-price', priceCents: price, singleCents: single })
    return false
  }
  const minLos = wanted('minLos', isOnSale ? (month.minLos[index] ?? 1) : 1)
  const maxLos = wanted('maxLos', month.maxLos?.[index] ?? 0)
  if (maxLos > 0 && maxLos < minLos) {
    problems.push({ ...at(), is: 'longest-below-shortest', shortest: minLos, longest: maxLos })
    return false
  }
  const leadDays = wanted('leadDays', month.leadDays?.[index] ?? 0)
  const cancelDays = wanted('cancelDays', month.cancelDays?.[index] ?? 0)
  const day = index + 1
  const closedToArrival = wanted('closedToArrival', Number(isClosedOn(month.closedToArrival, day))) === 1
  const closedToDeparture =
    wanted('closedToDeparture', Number(isClosedOn(month.closedToDeparture, day))) === 1
  const closed = wanted('closed', Number(isClosedOn(month.closed, day))) === 1
  if (
    month.prices[index] === price &&
    knownSingle === single &&
    month.available[index] === available &&
    month.minLos[index] === minLos &&
    (month.maxLos?.[index] ?? 0) === maxLos &&
    (month.leadDays?.[index] ?? 0) === leadDays &&
    (month.cancelDays?.[index] ?? 0) === cancelDays &&
    isClosedOn(month.closedToDeparture, day) === closedToDeparture &&
    isClosedOn(month.closedToArrival, day) === closedToArrival &&
    isClosedOn(month.closed, day) === closed
  )
    return false
  month.prices[index] = price
  month.singles = withDay(month, 'singles', index, single)
  month.available[index] = available
  month.minLos[index] = minLos
  month.maxLos = withDay(month, 'maxLos', index, maxLos)
  month.leadDays = withDay(month, 'leadDays', index, leadDays)
  month.cancelDays = withDay(month, 'cancelDays', index, cancelDays)
  month.closedToDeparture = closeDay(month.closedToDeparture, day, closedToDeparture)
  month.closedToArrival = closeDay(month.closedToArrival, day, closedToArrival)
  month.closed = closeDay(month.closed, day, closed)
  return true
}
