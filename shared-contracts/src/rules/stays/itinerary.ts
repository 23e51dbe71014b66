/** Part of a programme's line that its place in the stay follows from. */
type Planned = { type: string; title: string; repeated: number; hasDates: boolean }

export type Stop<Line extends Planned> =
  | { kind: 'arrival'; room: Line | null }
  | { kind: 'line'; line: Line; moment: 'morning' | 'evening' | null }
  | { kind: 'departure' }

/** Days that share one block: a long stay repeats its middle days. Day 0 is the check-in. */
export type ItineraryDay<Line extends Planned> = { first: number; last: number; stops: Stop<Line>[] }

export type Itinerary<Line extends Planned> = {
  days: ItineraryDay<Line>[]
  /** Activities on a day that the visitor picks. */
  chosen: Line[]
  /** Lines without a day of their own: at any time of the stay. */
  anytime: Line[]
}

type Input<Line> = {
  lines: readonly Line[]
  nights: number
  /** True: days that are alike keep a block each. */
  dayByDay?: boolean
}

/** A stay as it happens: arrival, evenings, mornings, departure. */
export function planItinerary<Line extends Planned>({
  lines,
  nights,
  dayByDay = false,
}: Input<Line>): Itinerary<Line> {
  const of = (type: string) => lines.filter((line) => line.type === type)
  const rooms = of('ROOM')
  const activities = of('ACTIVITY')
  const days = Array.from({ length: nights + 1 }, (_, day): ItineraryDay<Line> => {
    const stops: Stop<Line>[] = [
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

const plain = <Line extends Planned>(line: Line): Stop<Line> => ({ kind: 'line', line, moment: null })

type OnDay<Line> = { line: Line; moment: 'morning' | 'evening'; first: number; day: number }

/** Three breakfasts are those of the first three mornings. */
const stopOn = <Line extends Planned>({ line, moment, first, day }: OnDay<Line>): Stop<Line>[] =>
  day >= first && day < first + Math.max(1, line.repeated) ? [{ kind: 'line', line, moment }] : []

const signature = <Line extends Planned>({ stops }: ItineraryDay<Line>) =>
  stops.map((stop) => (stop.kind === 'line' ? `${stop.line.type}/${stop.line.title}` : stop.kind)).join()

function mergeSame<Line extends Planned>(days: ItineraryDay<Line>[]): ItineraryDay<Line>[] {
  const merged: ItineraryDay<Line>[] = []
  for (const day of days) {
    const before = merged.at(-1)
    if (before && signature(before) === signature(day)) before.last = day.last
    else merged.push({ ...day })
  }
  return merged
}
