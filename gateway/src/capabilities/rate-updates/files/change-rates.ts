import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { dayNumber, dayOfNumber } from '../../../rates/day-number'
import { byField, createPlan, type NightField, type NightPlan, nightFields, unset } from '../night-plan'
import { lockForChange, type NightProblem, type RoomChange, setNights } from '../set-nights'
import { isOn, type RateColumn, type RateLine, type RateProblem } from './rate-line'

export type RateChanges = { rooms: RoomChange[]; problems: RateProblem[] }

/** Nights of rooms as lines of a file want them, and what is wrong with the lines. */
export type RatePlans = {
  plans: NightPlan[]
  /** Problems of the lines, and those of nights with their lines. */
  problemsWith(problems: readonly NightProblem[]): RateProblem[]
}

/** Sets the nights of rooms as their lines say, all of them or, with a problem, none. */
export async function changeRates(db: Db, { plans, problemsWith }: RatePlans): Promise<RateChanges> {
  await lockForChange(
    db,
    plans.map(({ roomId }) => roomId),
  )
  const changes = await setNights(db, plans)
  const problems = problemsWith(changes.problems)
  if (problems.length === 0) await changes.write()
  return { rooms: changes.rooms, problems }
}

const euros = (cents: number) => (cents / 100).toFixed(2)

function wordsOf(problem: NightProblem): Omit<RateProblem, 'line'> {
  const { day } = problem
  if (problem.is === 'not-on-sale')
    return {
      column: columnOfField[problem.lacks],
      problem: `the night of ${day} is not on sale yet: give price and allotment`,
    }
  if (problem.is === 'single-above-price')
    return {
      column: 'single_price',
      problem: `${euros(problem.singleCents)} on ${day} is more than the price for two, ${euros(problem.priceCents)}`,
    }
  if (problem.is === 'longest-below-shortest')
    return {
      column: 'max_nights',
      problem: `${problem.longest} on ${day} is less than min_nights, ${problem.shortest}: raise it, or write 0 for no limit`,
    }
  return {
    column: 'allotment',
    problem: `${problem.sold} rooms are sold or held on ${day}: the allotment cannot be ${problem.wanted}`,
  }
}

/** Plans of rooms by their lines. Two lines may not say one thing of one night: which of them holds is not guessed. */
export function plansOf(lines: readonly RateLine[]): RatePlans {
  const problems: RateProblem[] = []
  const rooms = new Map<string, PlanOfRoom>()
  for (const [roomId, ofRoom] of groupBy(lines, ({ roomId }) => roomId))
    rooms.set(roomId, planOf(roomId, ofRoom, problems))
  const lineOf = ({ roomId, day }: NightProblem) => {
    const { plan, setBy } = rooms.get(roomId) ?? {}
    const place = plan ? dayNumber(day) - plan.firstDay : 0
    return setBy ? Math.max(...nightFields.map((field) => setBy[field][place] ?? 0)) : 0
  }
  return {
    plans: [...rooms.values()].map(({ plan }) => plan),
    problemsWith: (ofNights) => [
      ...problems,
      ...ofNights.map((problem) => ({ line: lineOf(problem), ...wordsOf(problem) })),
    ],
  }
}

/** `setBy`: lines that set the fields of the nights; 0: none. */
type PlanOfRoom = { plan: NightPlan; setBy: Record<NightField, Int32Array> }

function planOf(roomId: string, lines: readonly RateLine[], problems: RateProblem[]): PlanOfRoom {
  const [from = ''] = lines.map((line) => line.from).sort()
  const to =
    lines
      .map((line) => line.to)
      .sort()
      .at(-1) ?? ''
  const plan = createPlan({ roomId, from, to })
  const setBy = byField(() => new Int32Array(plan.length))
  const refused = new Set<string>()
  for (const line of lines) {
    const [first, last] = [dayNumber(line.from), dayNumber(line.to)]
    const fields = nightFields.filter((field) => line.set[field] !== undefined)
    for (let day = first; day <= last; day += 1) {
      if (!isOn(line, day)) continue
      const place = day - plan.firstDay
      for (const field of fields) {
        const other = setBy[field][place] ?? 0
        setBy[field][place] = line.number
        plan.values[field][place] = line.set[field] ?? unset
        if (other === 0) continue
        const pair = `${field} ${other}`
        if (refused.has(pair)) continue
        refused.add(pair)
        problems.push({
          line: line.number,
          column: columnOfField[field],
          problem: `line ${other} says this of the night of ${dayOfNumber(day)} too: let one of them say it`,
        })
      }
    }
    refused.clear()
  }
  return { plan, setBy }
}

const columnOfField: Record<NightField, RateColumn> = {
  priceCents: 'price',
  singleCents: 'single_price',
  allotment: 'allotment',
  minLos: 'min_nights',
  maxLos: 'max_nights',
  leadDays: 'lead_days',
  cancelDays: 'cancel_days',
  closedToArrival: 'arrival',
  closedToDeparture: 'departure',
  closed: 'status',
}
