import fc from 'fast-check'
import { groupMarkers, type Placed } from './group-markers'

const placed = (id: string, x: number, y: number, rank = 0): Placed => ({
  marker: { id, lng: 0, lat: 0, label: id, name: id, rank },
  at: [x, y],
})
const somePlaced = fc.array(
  fc.tuple(fc.integer({ min: -200, max: 1500 }), fc.integer({ min: -200, max: 900 }), fc.nat({ max: 500 })),
  { maxLength: 120 },
)

describe('groupMarkers', () => {
  it('lets the cheapest speak for those it would cover', () => {
    const groups = groupMarkers([
      placed('dear', 10, 10, 300),
      placed('cheap', 20, 10, 100),
      placed('far', 300, 10),
    ])
    expect(groups.map(({ lead, markers }) => [lead.id, markers.length])).toEqual([
      ['far', 1],
      ['cheap', 2],
    ])
  })

  it('loses no marker and lets no two leads cover each other', () => {
    fc.assert(
      fc.property(somePlaced, (points) => {
        const all = points.map(([x, y, rank], index) => placed(String(index), x, y, rank))
        const groups = groupMarkers(all)
        const ids = groups.flatMap(({ markers }) => markers.map(({ id }) => id))
        expect([...ids].sort()).toEqual(all.map(({ marker }) => marker.id).sort())
        for (const [index, one] of groups.entries())
          for (const other of groups.slice(index + 1))
            expect(Math.abs(one.at[0] - other.at[0]) >= 96 || Math.abs(one.at[1] - other.at[1]) >= 48).toBe(
              true,
            )
      }),
    )
  })

  it('says the same whatever the order of the markers', () => {
    const all = [placed('a', 0, 0, 2), placed('b', 30, 0, 1), placed('c', 100, 0, 3)]
    const leads = (list: Placed[]) =>
      groupMarkers(list)
        .map(({ lead }) => lead.id)
        .sort()
    expect(leads([...all].reverse())).toEqual(leads(all))
  })
})
