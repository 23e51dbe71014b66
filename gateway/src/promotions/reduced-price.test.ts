import { reducedCents } from './reduced-price'

it.each([
  [20_000, 20, 16_000],
  [19_900, 15, 16_900],
  [12_345, 10, 11_100],
  [9_900, 0, 9_900],
])('%i cents with %i %% off are %i, whole euros in favour of the buyer', (cents, percent, reduced) => {
  expect(reducedCents(cents, percent)).toBe(reduced)
})
