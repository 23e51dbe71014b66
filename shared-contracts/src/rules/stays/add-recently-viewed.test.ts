import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { addRecentlyViewed } from './add-recently-viewed'

describe('addRecentlyViewed', () => {
  it.each(vectorsOf<typeof addRecentlyViewed>('recentlyViewed'))('[CO-008] $id', ({ in: input, out }) => {
    expect(addRecentlyViewed(input)).toStrictEqual(out)
  })

  it('[CO-008] is the last ten different items, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 15 }).map(String)), (views) => {
        const ids = views.reduce<string[]>((kept, id) => addRecentlyViewed({ ids: kept, id }), [])
        expect(ids).toEqual([...new Set(views.toReversed())].slice(0, 10))
      }),
    )
  })

  it('[CO-008] eleven different items leave ten', () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
    expect(addRecentlyViewed({ ids, id: '11' })).toEqual(['11', ...ids.slice(0, 9)])
  })
})
