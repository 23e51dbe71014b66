import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Db } from '../../../platform/database/database'
import { neverCancelled } from '../../../pricing/cancel-days'
import { type Night, nightsIn } from '../../../rates/nights'
import { readRoomMonths } from '../../../rates/room-months'
import { readTaken } from '../taken'
import { rateColumns } from './rate-line'

type Span = { from: string; to: string }
type Given = Night & { allotment: number }

/** Nights of rooms as a file that `rates import` takes: those alike in a row are one line. */
export async function* exportRates(db: Db, roomIds: readonly string[], span: Span): AsyncGenerator<string> {
  yield rateColumns.join(',')
  for (const roomId of roomIds)
    for (const run of runsOf(await readNights(db, roomId, span))) yield lineOf(run)
}

async function readNights(db: Db, roomId: string, span: Span): Promise<Given[]> {
  const months = await readRoomMonths(db, { rooms: [roomId], ...span })
  const taken = await readTaken(db, { roomIds: [roomId], ...span })
  return months
    .flatMap(nightsIn)
    .filter(({ day }) => day >= span.from && day <= span.to)
    .map((night) => ({ ...night, allotment: night.available + taken.of(roomId, night.day) }))
}

type Run = { first: Given; last: string }

function runsOf(nights: readonly Given[]): Run[] {
  const runs: Run[] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === night.day && valuesOf(run.first) === valuesOf(night))
      run.last = night.day
    else runs.push({ first: night, last: night.day })
  }
  return runs
}

const stateOf = (isClosed: boolean) => (isClosed ? 'closed' : 'open')

const valuesOf = (night: Given): string =>
  [
    (night.priceCents / 100).toFixed(2),
    night.allotment,
    Math.max(1, night.minLos),
    stateOf(night.closedToArrival),
    stateOf(night.closed),
    night.maxLos,
    stateOf(night.closedToDeparture),
    night.leadDays,
    night.singleCents === 0 ? 0 : (Math.min(night.singleCents, night.priceCents) / 100).toFixed(2),
    night.cancelDays === neverCancelled ? 'never' : night.cancelDays,
  ].join(',')

/** Spans of an export run over all days of the week. */
const lineOf = ({ first, last }: Run): string =>
  [first.roomId, first.day, last, '', valuesOf(first)].join(',')
