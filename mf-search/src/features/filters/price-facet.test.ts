import { priceBars, priceReach } from './price-facet'

const facet = {
  min: 8_950,
  max: 41_299,
  stepCents: 2_000,
  steps: [0, 0, 0, 0, 3, 1, 0, 0, 2, 0, 0, 1, 4, 2, 5],
}

describe('facet of prices', () => {
  it('[SE-032] leaves the cheapest and the dearest within reach', () => {
    expect(priceReach(facet)).toEqual({ lowest: 90, highest: 412 })
    expect(priceReach({ ...facet, min: null, max: null })).toBeUndefined()
  })

  it.each([
    [300, 15, { from: 280, to: 300, count: 5 }],
    [250, 13, { from: 240, to: 250, count: 11 }],
  ])('[SE-032] draws the steps up to %i euros, with all that costs more in the last', (end, bars, last) => {
    const drawn = priceBars(facet, end)
    expect(drawn).toHaveLength(bars)
    expect(drawn.at(-1)).toEqual(last)
    expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBe(18)
  })
})
