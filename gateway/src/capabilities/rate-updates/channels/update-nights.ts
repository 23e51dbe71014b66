import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { neverCancelled } from '../../../pricing/cancel-days'
import { dayNumber } from '../../../rates/day-number'
import {
  createPlan,
  mostDaysAhead,
  type NightPlan,
  type NightValues,
  nightFields,
  unset,
} from '../night-plan'
import { lockForChange, setNights } from '../set-nights'
import type { Channel } from './channels-repository'
import type { NightUpdate, NightUpdatesAnswer } from './night-update-schemas'
import { readVersions } from './night-versions'

type Given = { channel: Channel; updates: readonly NightUpdate[]; today: string }

/**
 * Takes what a partner sends of nights, within the caller's transaction: each night by itself, the newest version of
 * it. Sold rooms stay sold: an allotment below them gives as many.
 */
export async function updateNights(db: Db, { channel, updates, today }: Given): Promise<NightUpdatesAnswer> {
  const answer: NightUpdatesAnswer = { taken: 0, old: 0, limited: [], refused: [] }
  const refuse = ({ room, day }: NightUpdate, problem: NightUpdatesAnswer['refused'][number]['problem']) =>
    answer.refused.push({ room, day, problem })
  const newest = newestOf(updates)
  answer.old += updates.length - newest.length
  const hotels = new Map(
    (await lockForChange(db, new Set(newest.map(({ room }) => room)))).map(({ id, hotelId }) => [
      id,
      hotelId,
    ]),
  )
  const isOurs = ({ room }: NightUpdate) => channel.hotelIds.includes(hotels.get(room) ?? '')
  const last = addDays(today, mostDaysAhead)
  const versions = await readVersions(db, { channelId: channel.channelId, roomIds: [...hotels.keys()] })
  const pending = new Map<string, NightUpdate>()
  for (const update of newest) {
    const { room, day, version } = update
    if (!isOurs(update)) refuse(update, 'room-unknown')
    else if (day < today || day > last) refuse(update, 'day-not-sold')
    else if (version <= versions.of(room, day)) answer.old += 1
    else pending.set(`${room} ${day}`, update)
  }
  const changes = await setNights(db, plansOf([...pending.values()]), { limitsToSold: true })
  for (const problem of changes.problems) {
    const { roomId: room, day } = problem
    if (problem.is === 'fewer-than-sold') answer.limited.push({ room, day, sold: problem.sold })
    else if (pending.delete(`${room} ${day}`)) answer.refused.push({ room, day, problem: problem.is })
  }
  await changes.write()
  for (const { room, day, version } of pending.values()) versions.set(room, day, version)
  await versions.write()
  answer.taken = pending.size
  return answer
}

/** A night once, in its newest version. */
function newestOf(updates: readonly NightUpdate[]): NightUpdate[] {
  const newest = new Map<string, NightUpdate>()
  for (const update of updates) {
    const key = `${update.room} ${update.day}`
    if ((newest.get(key)?.version ?? 0) < update.version) newest.set(key, update)
  }
  return [...newest.values()]
}

function plansOf(updates: readonly NightUpdate[]): NightPlan[] {
  return [...groupBy(updates, ({ room }) => room)].map(([roomId, ofRoom]) => {
    const days = ofRoom.map(({ day }) => day).sort()
    const plan = createPlan({ roomId, from: days[0] ?? '', to: days.at(-1) ?? '' })
    for (const update of ofRoom) {
      const values = valuesOf(update)
      const place = dayNumber(update.day) - plan.firstDay
      for (const field of nightFields) plan.values[field][place] = values[field] ?? unset
    }
    return plan
  })
}

const numberOf = (state: 'open' | 'closed' | undefined) => state && Number(state === 'closed')

const valuesOf = ({
  price,
  singlePrice,
  allotment,
  minNights,
  maxNights,
  leadDays,
  cancelDays,
  arrival,
  departure,
  status,
}: NightUpdate): Partial<Record<keyof NightValues, number | undefined>> => ({
  priceCents: price,
  singleCents: singlePrice,
  allotment,
  minLos: minNights,
  maxLos: maxNights,
  leadDays,
  cancelDays: cancelDays === 'never' ? neverCancelled : cancelDays,
  closedToArrival: numberOf(arrival),
  closedToDeparture: numberOf(departure),
  closed: numberOf(status),
})
