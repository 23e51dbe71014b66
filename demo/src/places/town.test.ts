import { saidTrait } from './town'

it('a town by the sea has no thermal springs, whatever baths it has', () => {
  expect(saidTrait('spa', ['coast', 'spa'])).toBe('coast')
  expect(saidTrait('spa', ['spa', 'forest'])).toBe('spa')
  expect(saidTrait('lake', ['lake', 'spa'])).toBe('lake')
})
