import { withoutSecrets } from './location'

it.each([
  ['/search?a=2#checkin=2027-03-05', '/search?a=2#checkin=2027-03-05'],
  ['/booking/lookup?email=anne@example.com&x=1', '/booking/lookup?email=…&x=1'],
  ['/a?x=1&Token=abc#code=12', '/a?x=1&Token=…#code=…'],
])('keeps of %s: %s', (location, kept) => expect(withoutSecrets(location)).toBe(kept))
