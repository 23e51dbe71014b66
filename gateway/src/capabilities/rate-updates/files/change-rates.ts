import type { Db } from '../../../platform/database/database'
import type { NightValues } from '../night-values'
import { lockForChange, type NightProblem, type RoomChange, setNights } from '../set-nights'
import { nightsOfLine, type RateColumn, type RateLine, type RateProblem } from './rate-line'

export type RateChanges = { rooms: RoomChange[]; problems: RateProblem[] }

/** Sets the nights of a hotel's rooms as its lines say, all of them or, with a problem, none. */
export async function changeRates(db: Db, lines: readonly RateLine[]): Promise<RateChanges> {
  const { wanted, lineOf, problems } = wantedBy(lines)
  await lockForChange(db, wanted.keys())
  const changes = await setNights(db, wanted)
  for (const problem of changes.problems)
    problems.push({ line: lineOf(problem.roomId, problem.day), ...wordsOf(problem, wanted) })
  if (problems.length === 0) await changes.write()
  return { rooms: changes.rooms, problems }
}

type Wanted = Map<string, Map<string, NightValues>>

function wordsOf(problem: NightProblem, wanted: Wanted): Omit<RateProblem, 'line'> {
  const { roomId, day } = problem
  if (problem.is === 'not-on-sale') {
    const column = columnOfValue[problem.lacks]
    return { column, problem: `the night of ${day} is not on sale yet: give price and allotment` }
  }
  const allotment = wanted.get(roomId)?.get(day)?.allotment
  return {
    column: 'allotment',
    problem: `${problem.sold} rooms are sold or held on ${day}: the allotment cannot be ${allotment}`,
  }
}

/**
 * Values of each night, with the last line that sets some of them. Two lines may not say one thing of one night: which
 * of them holds is not guessed.
 */
function wantedBy(lines: readonly RateLine[]) {
  const wanted: Wanted = new Map()
  const problems: RateProblem[] = []
  const lineOfNight = new Map<string, number>()
  const setBy = new Map<string, number>()
  const refused = new Set<string>()
  for (const { roomId, set, number, ...line } of lines) {
    const ofRoom = wanted.get(roomId) ?? new Map<string, NightValues>()
    wanted.set(roomId, ofRoom)
    for (const day of nightsOfLine(line)) {
      for (const key of Object.keys(set) as (keyof NightValues)[]) {
        const first = setBy.get(`${key} ${day} ${roomId}`)
        setBy.set(`${key} ${day} ${roomId}`, number)
        const pair = `${key} ${first} ${number}`
        if (first === undefined || refused.has(pair)) continue
        refused.add(pair)
        problems.push({
          line: number,
          column: columnOfValue[key],
          problem: `line ${first} says this of the night of ${day} too: let one of them say it`,
        })
      }
      ofRoom.set(day, { ...ofRoom.get(day), ...set })
      lineOfNight.set(`${day} ${roomId}`, number)
    }
  }
  return {
    wanted,
    problems,
    lineOf: (roomId: string, day: string) => lineOfNight.get(`${day} ${roomId}`) ?? 0,
  }
}

const columnOfValue: Record<keyof NightValues, RateColumn> = {
  priceCents: 'price',
  allotment: 'allotment',
  minLos: 'min_nights',
  closedToArrival: 'arrival',
  closed: 'status',
}
