import { planItinerary, type Stop } from './itinerary'

type Line = { type: string; title: string; repeated: number; hasDates: boolean; activityId?: string }
const line = (given: Partial<Line>): Line => ({
  type: 'ACTIVITY',
  title: '',
  repeated: 1,
  hasDates: false,
  ...given,
})

const names = (stops: Stop<Line>[]) =>
  stops.map((stop) => (stop.kind === 'line' ? stop.line.title : stop.kind))
const told = (lines: readonly Line[], nights: number) =>
  planItinerary({ lines, nights }).days.map(({ first, last, stops }) => [first, last, names(stops)])

const room = line({ type: 'ROOM', title: 'Room' })
const breakfast = (repeated: number) => line({ type: 'BREAKFAST', title: 'Breakfast', repeated })
const dinner = (repeated: number) => line({ type: 'DINNER', title: 'Dinner', repeated })

describe('planItinerary', () => {
  it('[PR-015] tells a night: arrival and dinner, then breakfast and departure', () => {
    expect(told([room, breakfast(1), dinner(1)], 1)).toEqual([
      [0, 0, ['arrival', 'Dinner']],
      [1, 1, ['Breakfast', 'departure']],
    ])
  })

  it('gives repeated meals to as many mornings and evenings', () => {
    expect(told([room, breakfast(2), dinner(1)], 2)).toEqual([
      [0, 0, ['arrival', 'Dinner']],
      [1, 1, ['Breakfast']],
      [2, 2, ['Breakfast', 'departure']],
    ])
  })

  it('tells days that are alike once', () => {
    expect(told([room, breakfast(4), dinner(4)], 4)).toEqual([
      [0, 0, ['arrival', 'Dinner']],
      [1, 3, ['Breakfast', 'Dinner']],
      [4, 4, ['Breakfast', 'departure']],
    ])
  })

  it.each(Array.from({ length: 14 }, (_, index) => index + 1))(
    '[PR-015] names each day of %i nights once, with as many breakfasts and dinners as nights',
    (nights) => {
      const { days } = planItinerary({ lines: [room, breakfast(nights), dinner(nights)], nights })
      const each = days.flatMap(({ first, last, stops }) =>
        Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, told: names(stops) })),
      )
      expect(each.map(({ day }) => day)).toEqual(Array.from({ length: nights + 1 }, (_, day) => day))
      const daysWith = (stop: string) => each.filter(({ told }) => told.includes(stop)).map(({ day }) => day)
      expect(daysWith('Breakfast')).toEqual(each.slice(1).map(({ day }) => day))
      expect(daysWith('Dinner')).toEqual(each.slice(0, -1).map(({ day }) => day))
      expect([daysWith('arrival'), daysWith('departure')]).toEqual([[0], [nights]])
    },
  )

  it('keeps activities whose day is picked apart from those at any time', () => {
    const massage = line({ title: 'Massage', hasDates: true, activityId: '12' })
    const spa = line({ title: 'Spa' })
    const bubbles = line({ type: 'EXTRA', title: 'Bubbles' })
    const plan = planItinerary({ lines: [room, bubbles, spa, massage], nights: 1 })
    expect(plan.chosen).toEqual([massage])
    expect(plan.anytime).toEqual([spa, bubbles])
  })

  it('arrives without a room line too', () => {
    expect(told([], 1)).toEqual([
      [0, 0, ['arrival']],
      [1, 1, ['departure']],
    ])
  })

  it('tells each day apart where it is asked to', () => {
    const { days } = planItinerary({ lines: [room, breakfast(3)], nights: 3, dayByDay: true })
    expect(days.map(({ first, last }) => [first, last])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })
})
