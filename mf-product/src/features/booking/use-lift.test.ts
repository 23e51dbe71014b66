import { liftOf } from './use-lift'

it.each([
  [500, 900, 0],
  [796, 900, 0],
  [797, 900, 1],
  [800, 720, 184],
])('a card of %s on a screen of %s stands %s higher', (height, screen, lift) => {
  expect(liftOf({ height, screen })).toBe(lift)
})
