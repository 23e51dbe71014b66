import type { ProgramLine } from '../../api/stays/catalogue-schemas'

export type Stop =
  | { kind: 'arrival'; room: ProgramLine | null }
  | { kind: 'line'; line: ProgramLine; moment: 'morning' | 'evening' | null }
  | { kind: 'departure' }

/** Days that share one block: a long stay repeats its middle days. Day 0 is the check-in. */
export type ItineraryDay = { first: number; last: number; stops: Stop[] }

export type Itinerary = {
  days: ItineraryDay[]
  /** Activities on a day that the visitor picks. */
  chosen: ProgramLine[]
  /** Lines without a day of their own: at any time of the stay. */
  anytime: ProgramLine[]
}

type Input = {
  lines: readonly ProgramLine[]
  nights: number
  /** True: days that are alike keep a block each. */
  dayByDay?: boolean
}

/** A stay as it happens: arrival, evenings, mornings, departure. */
export function planItinerary({ lines, nights, dayByDay = false }: Input): Itinerary {
  const of = (type: ProgramLine['type']) => lines.filter((line) => line.type === type)
  const rooms = of('ROOM')
  const activities = of('ACTIVITY')
  const days = Array.from({ length: nights + 1 }, (_, day): ItineraryDay => {
    const stops: Stop[] = [
      ...(day === 0 ? [{ kind: 'arrival' as const, room: rooms[0] ?? null }] : []),
      ...of('BREAKFAST').flatMap((line) => stopOn({ line, moment: 'morning', first: 1, day })),
      ...(day === 0 ? rooms.slice(1).map(plain) : []),
      ...of('DINNER').flatMap((line) => stopOn({ line, moment: 'evening', first: 0, day })),
      ...(day === nights ? [{ kind: 'departure' as const }] : []),
    ]
    return { first: day, last: day, stops }
  })
  return {
    days: dayByDay ? days : mergeSame(days),
    chosen: activities.filter(({ hasDates }) => hasDates),
    anytime: [...activities.filter(({ hasDates }) => !hasDates), ...of('EXTRA')],
  }
}

const plain = (line: ProgramLine): Stop => ({ kind: 'line', line, moment: null })

type OnDay = { line: ProgramLine; moment: 'morning' | 'evening'; first: number; day: number }

/** Three breakfasts are those of the first three mornings. */
const stopOn = ({ line, moment, first, day }: OnDay): Stop[] =>
  day >= first && day < first + Math.max(1, line.repeated) ? [{ kind: 'line', line, moment }] : []

const signature = ({ stops }: ItineraryDay) =>
  stops.map((stop) => (stop.kind === 'line' ? `${stop.line.type}/${stop.line.title}` : stop.kind)).join()

function mergeSame(days: ItineraryDay[]): ItineraryDay[] {
  const merged: ItineraryDay[] = []
  for (const day of days) {
    const before = merged.at(-1)
    if (before && signature(before) === signature(day)) before.last = day.last
    else merged.push({ ...day })
  }
  return merged
}
