import fc from 'fast-check'
import { aFlow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { filterDropdowns } from './filter-dropdowns'

describe('filterDropdowns', () => {
  it.each(vectorsOf<typeof filterDropdowns>('filterBar'))(
    '[SE-021] [SE-022] [SE-023] [SE-024] [SE-025] $id',
    ({ in: input, out }) => expect(filterDropdowns(input)).toStrictEqual(out),
  )

  it('[SE-021] [SE-022] [SE-023] [SE-024] [SE-025] each dropdown has its flows, and they keep their order', () => {
    fc.assert(
      fc.property(aFlow, fc.boolean(), (flow, hasPlace) => {
        const expected = [
          ...(flow !== 'hotel' ? ['activities'] : []),
          'price',
          ...(flow !== 'activity' && hasPlace ? ['distance'] : []),
          ...(flow !== 'activity' ? ['facilities', 'more'] : []),
        ]
        expect(filterDropdowns({ flow, hasPlace })).toEqual(expected)
      }),
    )
  })
})
