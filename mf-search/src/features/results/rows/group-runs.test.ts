import fc from 'fast-check'
import { groupRuns } from './group-runs'

const groups = [
  { label: 'In Lille', count: 4 },
  { label: 'Less than 2h from Lille', count: 40 },
]

describe('groupRuns', () => {
  it.each([
    ['the first block', { offset: 0, start: 0, count: 3 }, [['In Lille', 0, 3]]],
    [
      'the block in which the town ends',
      { offset: 0, start: 3, count: 6 },
      [
        [null, 0, 1],
        ['Less than 2h from Lille', 1, 6],
      ],
    ],
    ['a block in the middle of a group', { offset: 0, start: 9, count: 15 }, [[null, 0, 15]]],
    [
      'the first block of the next page',
      { offset: 24, start: 0, count: 3 },
      [['Less than 2h from Lille', 0, 3]],
    ],
    ['a page beyond the last', { offset: 48, start: 0, count: 0 }, []],
  ])('[SE-034] puts headings over %s', (_, place, expected) => {
    expect(groupRuns({ groups, ...place }).map(({ label, from, to }) => [label, from, to])).toEqual(expected)
  })

  it('[SE-034] leaves no result out, and says each heading once on a page', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 3 }), (counts, page) => {
        const made = counts.map((count, group) => ({ label: `group ${group}`, count }))
        const total = counts.reduce((sum, count) => sum + count, 0)
        const offset = page * 24
        const shown = Math.max(0, Math.min(24, total - offset))
        const blocks = [
          { start: 0, count: Math.min(3, shown) },
          { start: 3, count: Math.max(0, Math.min(6, shown - 3)) },
          { start: 9, count: Math.max(0, shown - 9) },
        ]
        const runs = blocks.flatMap((block) => groupRuns({ groups: made, offset, ...block }))
        expect(runs.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(shown)
        const labels = runs.flatMap(({ label }) => label ?? [])
        expect(new Set(labels).size).toBe(labels.length)
        expect(labels.length > 0).toBe(shown > 0)
      }),
    )
  })
})
