import fc from 'fast-check'
import { aFlow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { announcementFlow } from './announcement-flow'

describe('announcementFlow', () => {
  it.each(vectorsOf<typeof announcementFlow>('announcementFlow'))('[CO-044] $id', ({ in: input, out }) => {
    expect(announcementFlow(input)).toBe(out)
  })

  it('[CO-044] stays are booking and hotel, and every flow has its name', () => {
    fc.assert(
      fc.property(aFlow, (flow) => {
        const name = announcementFlow({ flow })
        expect(name === 'stay').toBe(flow === 'booking' || flow === 'hotel')
        expect(name === 'activity_only').toBe(flow === 'activity')
        expect(name === 'single_voucher').toBe(flow === 'gifting')
      }),
    )
  })
})
