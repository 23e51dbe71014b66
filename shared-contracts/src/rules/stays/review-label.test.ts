import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { reviewLabel } from './review-label'

const aScore = fc.double({ min: 0, max: 10, noNaN: true })
const ranks = [null, 'good', 'veryGood', 'excellent', 'fantastic', 'perfect']

describe('reviewLabel', () => {
  it.each(vectorsOf<typeof reviewLabel>('reviewLabel'))('[SC-056] $id', ({ in: input, out }) => {
    expect(reviewLabel(input)).toBe(out)
  })

  it('a better score never has a lesser label', () => {
    fc.assert(
      fc.property(aScore, aScore, fc.boolean(), (one, other, allIncentive) => {
        const low = reviewLabel({ score: Math.min(one, other), allIncentive })
        const high = reviewLabel({ score: Math.max(one, other), allIncentive })
        expect(ranks.indexOf(high)).toBeGreaterThanOrEqual(ranks.indexOf(low))
      }),
    )
  })

  it('the incentive adds labels from 7 to 9 and changes none', () => {
    fc.assert(
      fc.property(aScore, (score) => {
        const usual = reviewLabel({ score, allIncentive: false })
        const incentive = reviewLabel({ score, allIncentive: true })
        expect(usual === null).toBe(score < 9)
        expect(incentive === null).toBe(score < 7)
        if (usual) expect(incentive).toBe(usual)
      }),
    )
  })

  it.each([
    [6.99, null, null],
    [7, null, 'good'],
    [7.99, null, 'good'],
    [8, null, 'veryGood'],
    [8.49, null, 'veryGood'],
    [8.5, null, 'excellent'],
    [8.99, null, 'excellent'],
    [9, 'fantastic', 'fantastic'],
    [9.49, 'fantastic', 'fantastic'],
    [9.5, 'perfect', 'perfect'],
  ])('[SC-056] %d is %s, all-incentive %s', (score, usual, incentive) => {
    expect(reviewLabel({ score, allIncentive: false })).toBe(usual)
    expect(reviewLabel({ score, allIncentive: true })).toBe(incentive)
  })
})
