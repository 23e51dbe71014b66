import fc from 'fast-check'
import type { MarkerGroup, Pixel } from './group-markers'
import { arrowKeys, type Direction, groupTowards, isInSight, tabStop } from './walk-bubbles'

const group = (id: string, ...at: [number, number]): MarkerGroup => {
  const lead = { id, lng: 0, lat: 0, label: id, name: id }
  return { lead, at, markers: [lead, { ...lead, id: `${id}2` }] }
}
const [right, , down] = [...arrowKeys.values()] as [Direction, Direction, Direction, Direction]
const size = [800, 600] as const

describe('groupTowards', () => {
  it('goes to the nearest one that way', () => {
    const groups = [group('from', 0, 0), group('near', 90, 40), group('far', 200, 0), group('below', 30, 80)]
    expect(groupTowards(groups, [0, 0], right)?.lead.id).toBe('near')
    expect(groupTowards(groups, [0, 0], down)?.lead.id).toBe('below')
    expect(groupTowards(groups, [200, 0], right)).toBeUndefined()
  })

  it('reaches whatever lies beside a bubble by one of the four arrows, and comes back by none of the same', () => {
    const aPixel = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
    const isOne = ([x, y]: Pixel) => x !== 0 || y !== 0
    fc.assert(
      fc.property(aPixel.filter(isOne), (at) => {
        const reached = [...arrowKeys].filter(([, way]) => groupTowards([group('a', ...at)], [0, 0], way))
        expect(reached.length).toBeGreaterThan(0)
        for (const [, way] of reached) expect(groupTowards([group('from', 0, 0)], at, way)).toBeUndefined()
      }),
    )
  })
})

describe('tabStop', () => {
  const groups = [group('left', 60, 300), group('middle', 410, 310), group('beyond', 900, 300)]

  it('[SE-078] is the bubble of the hotel that was visited last, as long as it is in sight', () => {
    expect(tabStop(groups, size, ['left2', 'middle'])?.lead.id).toBe('left')
    expect(tabStop(groups, size, ['beyond', 'left'])?.lead.id).toBe('left')
  })

  it('[SE-078] is the one nearest to the middle otherwise, and never one out of sight', () => {
    expect(tabStop(groups, size, [null, 'gone'])?.lead.id).toBe('middle')
    expect(tabStop([group('beyond', 900, 300)], size, ['beyond'])).toBeUndefined()
  })
})

it('a bubble that is cut off is out of sight', () => {
  expect([isInSight([56, 26], size), isInSight([55, 300], size), isInSight([400, 580], size)]).toEqual([
    true,
    false,
    false,
  ])
})
