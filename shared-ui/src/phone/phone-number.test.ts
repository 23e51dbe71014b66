import { toE164 } from './phone-number'

it.each([
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['06-12345678', 'NL', '+31612345678'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['312 345 6789', 'IT', '+393123456789'],
  ['+33 (0)6 12 34 56 78', 'ES', '+33612345678'],
  ['0032 470 12 34 56', 'FR', '+32470123456'],
  ['+44 7400 123456', 'FR', '+447400123456'],
])('[CH-041] takes %s in %s for %s', (typed, country, number) => {
  expect(toE164(typed, country)).toBe(number)
})

it.each([
  ['06 12', 'FR'],
  ['06 12 34 56 78 90 12', 'FR'],
  ['call me', 'FR'],
  ['', 'FR'],
])('[CH-041] leaves %j as it was typed', (typed, country) => {
  expect(toE164(typed, country)).toBe(typed)
})
