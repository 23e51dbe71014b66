import fc from 'fast-check'
import { addDays } from '../rules/dates/days'
import type { Flow } from '../rules/search/flow'
import { sortOptions } from '../rules/search/sort-options'
import { aFlow } from '../rules/testing/arbitraries'
import { vectorsOf } from '../rules/testing/vectors'
import { changeFlow, type FlowMemory } from './change-flow'
import type { Criteria } from './criteria'

const now = '2024-04-10T14:00:00'
const place = fc.constantFrom<Criteria>({}, { city: '75' }, { lat: 48.8, lng: 2.3 }, { hotel: 'h1' })
const dates = fc.option(
  fc.integer({ min: -5, max: 60 }).map((days): Criteria => {
    const checkin = addDays('2024-04-10', days)
    return { checkin, checkout: addDays(checkin, 2), nights: 2 }
  }),
  { nil: {} },
)
const others = fc.record<Criteria>(
  {
    a: fc.integer({ min: 1, max: 4 }),
    c: fc.integer({ min: 0, max: 2 }),
    theme: fc.constant('985'),
    priceMax: fc.constant(200),
    freeCancellation: fc.constant(true),
    lastRooms: fc.constant(true),
    sort: fc.constantFrom('priceQuality', 'distance', 'promo', 'priceAsc', 'svPriceAsc'),
    utm: fc.constant('x'),
  },
  { requiredKeys: [] },
)
const someCriteria = fc
  .tuple(place, dates, others)
  .map(([where, when, rest]): Criteria => ({ ...where, ...when, ...rest }))

type Visit = { flow: Flow; criteria: Criteria; memory: FlowMemory }

/** A walk through the flows, as a visitor's clicks make it. */
const walk = (criteria: Criteria, stops: readonly Flow[]) => {
  let state: Visit = { flow: stops[0] ?? 'booking', criteria, memory: {} }
  for (const to of stops.slice(1)) {
    const { criteria: changed, memory } = changeFlow({ ...state, from: state.flow, to, now })
    state = { flow: to, criteria: changed, memory }
  }
  return state
}

describe('changeFlow', () => {
  it.each(vectorsOf<typeof changeFlow>('flowChange'))('[SC-068] $id', ({ in: input, out }) => {
    expect(changeFlow(input)).toStrictEqual(out)
  })

  it('[SC-068] staying changes nothing', () => {
    fc.assert(
      fc.property(aFlow, someCriteria, (flow, criteria) => {
        const memory = { bookingDates: { checkin: '2024-05-10' } }
        const stayed = changeFlow({ from: flow, to: flow, criteria, memory, now })
        expect(stayed).toEqual({ criteria, memory, effects: [] })
      }),
    )
  })

  it('[SC-068] through activity and back come place and dates, and nothing else', () => {
    fc.assert(
      fc.property(place, dates, others, (where, when, rest) => {
        const back = walk({ ...where, ...when, ...rest }, ['booking', 'activity', 'booking'])
        expect(back).toEqual({ flow: 'booking', criteria: { ...where, ...when }, memory: {} })
      }),
    )
  })

  it('[SC-068] through gifting and back the dates return while their check-in is ahead', () => {
    fc.assert(
      fc.property(someCriteria, (criteria) => {
        const { criteria: back, memory } = walk(criteria, ['booking', 'gifting', 'booking'])
        const isAhead = criteria.checkin !== undefined && criteria.checkin > '2024-04-10'
        expect(back.checkin).toBe(isAhead ? criteria.checkin : undefined)
        expect([back.giftAdult, back.giftNights, back.a]).toEqual([undefined, undefined, undefined])
        expect([back.theme, back.priceMax, back.utm]).toEqual([
          criteria.theme,
          criteria.priceMax,
          criteria.utm,
        ])
        expect(memory).toEqual({})
      }),
    )
  })

  it('no walk through the flows leaves what its flow does not have', () => {
    fc.assert(
      fc.property(someCriteria, fc.array(aFlow, { minLength: 2, maxLength: 8 }), (criteria, stops) => {
        fc.pre(new Set(stops).size > 1)
        const end = walk(criteria, ['booking', ...stops])
        const hasLatLng = end.criteria.lat !== undefined && end.criteria.lng !== undefined
        const hasDates = end.criteria.checkin !== undefined
        if (end.flow === 'activity') expect(end.criteria).toEqual({})
        if (end.flow === 'gifting') expect([end.criteria.giftAdult, hasDates]).toEqual([2, false])
        if (end.flow !== 'gifting') expect(end.criteria).not.toHaveProperty('giftNights')
        const visited = ['booking', ...stops]
        const hasMoved = visited.some((flow, index) => index > 0 && flow !== visited[index - 1])
        if (hasMoved && end.criteria.sort)
          expect(sortOptions({ flow: end.flow, hasLatLng })).toContain(end.criteria.sort)
        if (end.flow === 'gifting')
          for (const key of ['freeCancellation', 'lastRooms']) expect(end.criteria).not.toHaveProperty(key)
        expect(Object.values(end.memory).every((kept) => Object.keys(kept).length > 0)).toBe(true)
      }),
    )
  })

  it('the criteria and the memory given stay as they were', () => {
    fc.assert(
      fc.property(aFlow, aFlow, someCriteria, dates, (from, to, criteria, bookingDates) => {
        const memory = { bookingDates, activityRestore: { city: '75' } }
        const before = structuredClone({ criteria, memory })
        changeFlow({ from, to, criteria, memory, now })
        expect({ criteria, memory }).toEqual(before)
      }),
    )
  })

  it('[SC-068] half a point is no point: sorting by distance ends with it', () => {
    const from = { from: 'booking', to: 'hotel', memory: {}, now } as const
    const sorted = (where: Criteria) => changeFlow({ ...from, criteria: { ...where, sort: 'distance' } })
    expect(sorted({ lat: 48.8 }).criteria).toEqual({ lat: 48.8 })
    expect(sorted({ lng: 2.3 }).criteria).toEqual({ lng: 2.3 })
    expect(sorted({ lat: 0, lng: 0 }).criteria).toEqual({ lat: 0, lng: 0, sort: 'distance' })
  })
})
