import { remoteness } from './near-market'

describe('what best value counts a price by', () => {
  it.each([
    ['fr_FR', 'Beaune', 47.02, 4.84, 1],
    ['fr_FR', 'Taormina', 37.85, 15.29, 3],
    ['it_IT', 'Taormina', 37.85, 15.29, 1],
    ['nl_BE', 'Lille', 50.63, 3.06, 1],
    ['es_ES', 'Lille', 50.63, 3.06, 3],
  ] as const)('for %s in %s', (locale, _, latitude, longitude, factor) => {
    const counted = remoteness(locale)(latitude, longitude)
    if (factor === 1) expect(counted).toBe(1)
    else expect(counted).toBeGreaterThan(factor)
  })
})
