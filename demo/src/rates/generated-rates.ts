import type { Db } from '@escapade/gateway/platform/database/database'
import {
  emptyMonth,
  monthsOf,
  type RoomMonth,
  readRoomMonths,
  type Span,
  writeRoomMonths,
} from '@escapade/gateway/rates/room-months'
import { lockRooms } from '@escapade/gateway/rates/stock'
import { addDays, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { openFlashOffers, plansInForce } from './flash-offers'
import { type GeneratedNight, nightGenerator, offerNights } from './generated-nights'
import { readPlans } from './rate-plans'

/** Days ahead for which rooms are on sale: 13 months. */
export const horizonDays = 396

type Sale = { rooms: readonly string[]; today: string }

const indexOf = ({ day }: GeneratedNight) => Number(day.slice(8)) - 1
const priceOf = ({ fullCents, offerCents }: GeneratedNight) => offerCents ?? fullCents

/** Writes generated nights where the months have none yet. */
export function fillMonths(months: readonly RoomMonth[], nights: readonly GeneratedNight[]): void {
  let at = 0
  for (const night of nights) {
    while (months[at] && months[at]?.month !== night.day.slice(0, 7)) at += 1
    const month = months[at]
    const index = indexOf(night)
    if (month?.prices[index] !== 0) continue
    month.prices[index] = priceOf(night)
    month.available[index] = night.available
    month.minLos[index] = night.minLos
    if (night.closedToArrival) month.closedToArrival.push(index + 1)
  }
}

const lock = (db: Db, rooms: readonly string[]) =>
  lockRooms(
    db,
    rooms.map((roomId) => ({ roomId })),
  )

/** The months that rooms have in a span, by room. */
async function readByRoom(db: Db, span: Span): Promise<Map<string, RoomMonth[]>> {
  const byRoom = new Map<string, RoomMonth[]>()
  for (const month of await readRoomMonths(db, span))
    byRoom.set(month.roomId, [...(byRoom.get(month.roomId) ?? []), month])
  return byRoom
}

/** Puts more nights of rooms on sale; those that are on sale already stay as they are. */
export async function extendSale(db: Db, { rooms, from, to, today }: Span & Sale): Promise<void> {
  await lock(db, rooms)
  const known = await readByRoom(db, { rooms, from, to })
  const nightsOf = nightGenerator({ from, to, today })
  const extended = (await readPlans(db, rooms)).flatMap((plan) => {
    const own = known.get(plan.roomId) ?? []
    const months = monthsOf({ from, to }).map(
      (month) => own.find((each) => each.month === month) ?? emptyMonth(plan.roomId, month),
    )
    fillMonths(months, nightsOf(plan))
    return months
  })
  await writeRoomMonths(db, extended)
}

/**
 * Begins and ends the offers of a day that has come, deals of operators aside; each change of a rate is recorded by the
 * database.
 */
export async function turnOffers(db: Db, { rooms, today }: Sale): Promise<void> {
  await lock(db, rooms)
  const plans = await plansInForce(db, { plans: await readPlans(db, rooms), today })
  await openFlashOffers(db, { plans, today })
  const span = { from: today, to: addDays(today, offerNights) }
  const known = await readByRoom(db, { rooms, ...span })
  const nightsOf = nightGenerator({ ...span, today })
  const turned = plans.flatMap((plan) => turnMonths(known.get(plan.roomId) ?? [], nightsOf(plan)))
  await writeRoomMonths(db, turned)
}

/** The months of which a rate is another one now. */
function turnMonths(months: RoomMonth[], nights: readonly GeneratedNight[]): RoomMonth[] {
  const turned = new Set<RoomMonth>()
  for (const night of nights) {
    const month = months.find((each) => each.month === monthOf(night.day))
    const before = month?.prices[indexOf(night)] ?? 0
    if (!month || before === 0 || before === priceOf(night)) continue
    month.prices[indexOf(night)] = priceOf(night)
    turned.add(month)
  }
  return [...turned]
}
