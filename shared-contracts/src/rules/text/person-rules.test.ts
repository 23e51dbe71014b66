import fc from 'fast-check'
import { isGiverName, isPersonName, isPhone, toPersonName } from './person-rules'

const names = [
  ...['Zoë', 'Jean-Pierre', 'D’Arc', "D'Arc", 'Łukasz Żółć', 'José María', 'e\u0301', '李小龙', '김민수'],
  ...['Núria Vidal i Col·lell', 'J. P.', 'J.-P. Martin', 'J.P. Dupont', 'Smith, Jr', 'Marie‑Lou', 'ʻOkina'],
  ...['สมชาย ใจดี', 'محمد', 'علی\u200cرضا', 'van ’t Hoff', 'M. de la Tour, dit Léo'],
]
const noNames = [
  ...[
    '',
    ' ',
    '12',
    '-',
    '...',
    '<b>',
    'Bob<b>',
    'a\nb',
    'a\u0000b',
    'a@b.fr',
    'https://x.fr',
    'www.evil.com',
  ],
  ...[
    'evil.com',
    't.me',
    'Call 06',
    'Bob99',
    'Bob!',
    'a_b',
    '🙂',
    'x/y',
    'Bob (Work)',
    'Tom & Lisa',
    'a\u202eb',
  ],
]

it.each(names)('[CH-040] takes the name %j', (text) => {
  expect([isPersonName(text), isGiverName(text)]).toEqual([true, true])
})
it.each(noNames)('[CH-040] refuses %j as a name', (text) => expect(isPersonName(text)).toBe(false))

it.each(['Nora & Émile', 'Les 3 cousins', 'Tom + Lisa 🙂', 'La 2e B', '👨‍👩‍👧 Martin', 'Mamie ❤️'])(
  '[GI-020] takes %j as the giver of a gift',
  (text) => expect(isGiverName(text)).toBe(true),
)
it.each(['12', '🙂', '&', 'Bob99', 'Bob!', '<b>', 'a@b.fr', 'see evil.com', 'a\nb', ''])(
  '[GI-020] refuses %j as the giver of a gift',
  (text) => expect(isGiverName(text)).toBe(false),
)

it('makes a name of what has letters, and leaves names as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const name = toPersonName(text)
      expect(isPersonName(name)).toBe(/\p{L}/u.test(name))
    }),
  )
  for (const name of names.filter((each) => !/\.\p{L}/u.test(each))) expect(toPersonName(name)).toBe(name)
  expect(toPersonName('JOHN DOE (Work) 2')).toBe('JOHN DOE Work')
})

it.each([
  ['+33 6 12 34 56 78', true],
  ['+33 6 12 34 56 7', false],
  ['+330612345678', false],
  ['0033612345678', true],
  ['+32 470 12 34 56', true],
  ['+32 2 123 45 67', true],
  ['+31 6 1234567', false],
  ['+34 612 34 56 789', false],
  ['+39 06 6982', true],
  ['+44 20 7946 0018', true],
])('%s is a telephone number: %s', (typed, isOne) => {
  expect(isPhone(typed)).toBe(isOne)
})
