import { diffDays, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../platform/database/database'
import { type RoomMonth, readRoomMonths, type Span, writeRoomMonths } from './room-months'

/** A night of a room that is on sale. */
export type Night = {
  roomId: string
  day: string
  priceCents: number
  /** For one person alone; 0: the room's share of the price. */
  singleCents: number
  available: number
  minLos: number
  /** 0: as many as are sold. */
  maxLos: number
  /** Days ahead by which a stay that starts that day is booked; 0: none. */
  leadDays: number
  /** Days before arrival until which a stay that starts that day is cancelled at least; 0: its own terms. */
  cancelDays: number
  closedToArrival: boolean
  closedToDeparture: boolean
  closed: boolean
}

const indexOf = (day: string) => diffDays(firstDayOf(monthOf(day)), day)

const dayOfIndex = (month: string, index: number) => `${month}-${String(index + 1).padStart(2, '0')}`

/** Nights of a month that are on sale. */
export const nightsIn = (month: RoomMonth): Night[] =>
  month.prices.flatMap((priceCents, index) =>
    priceCents === 0
      ? []
      : {
          roomId: month.roomId,
          day: dayOfIndex(month.month, index),
          priceCents,
          singleCents: month.singles?.[index] ?? 0,
          available: month.available[index] ?? 0,
          minLos: month.minLos[index] ?? 0,
          maxLos: month.maxLos?.[index] ?? 0,
          leadDays: month.leadDays?.[index] ?? 0,
          cancelDays: month.cancelDays?.[index] ?? 0,
          closedToArrival: month.closedToArrival.includes(index + 1),
          closedToDeparture: month.closedToDeparture.includes(index + 1),
          closed: month.closed.includes(index + 1),
        },
  )

/** Puts a night into its month. */
export function putNight(month: RoomMonth, night: Night): void {
  const index = indexOf(night.day)
  month.prices[index] = night.priceCents
  month.singles = withDay(month, 'singles', index, night.singleCents)
  month.available[index] = night.available
  month.minLos[index] = night.minLos
  month.maxLos = withDay(month, 'maxLos', index, night.maxLos)
  month.leadDays = withDay(month, 'leadDays', index, night.leadDays)
  month.cancelDays = withDay(month, 'cancelDays', index, night.cancelDays)
  month.closedToArrival = closeDay(month.closedToArrival, index + 1, night.closedToArrival)
  month.closedToDeparture = closeDay(month.closedToDeparture, index + 1, night.closedToDeparture)
  month.closed = closeDay(month.closed, index + 1, night.closed)
}

/** True where a day of the month, counted from 1, is among the closed ones. */
export const isClosedOn = (days: readonly number[], day: number): boolean => days.includes(day)

/** Closed days of a month once one of them is closed or open. */
export function closeDay(days: number[], day: number, isClosed: boolean): number[] {
  if (days.includes(day) === isClosed) return days
  return isClosed ? [...days, day].sort((a, b) => a - b) : days.filter((each) => each !== day)
}

/** Values of a month once one of its days has another one; null where all are 0. */
export function withDay(
  month: RoomMonth,
  rule: 'singles' | 'maxLos' | 'leadDays' | 'cancelDays',
  index: number,
  value: number,
): number[] | null {
  const days = month[rule]
  if ((days?.[index] ?? 0) === value) return days
  const changed = days ? [...days] : month.prices.map(() => 0)
  changed[index] = value
  return changed.some((each) => each > 0) ? changed : null
}

/** Changes nights on sale from one day to another, both included. The rooms are locked. */
export async function changeNights(db: Db, span: Span, change: (night: Night) => Night): Promise<void> {
  const months = await readRoomMonths(db, span)
  for (const month of months)
    for (const night of nightsIn(month))
      if (night.day >= span.from && night.day <= span.to) putNight(month, change(night))
  await writeRoomMonths(db, months)
}
