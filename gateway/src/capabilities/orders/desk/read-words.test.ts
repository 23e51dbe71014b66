import { readWords } from './read-words'

const today = '2027-03-01'

it.each([
  ['an ISO day', '2027-04-12', { kind: 'day', day: '2027-04-12' }],
  ['a day with its year', '12.4.2027', { kind: 'day', day: '2027-04-12' }],
  ['a day to come without its year', '12/04', { kind: 'day', day: '2027-04-12' }],
  ['a day of last month', '15/02', { kind: 'day', day: '2027-02-15' }],
  ['a day that is long past as that of next year', '12/01', { kind: 'day', day: '2028-01-12' }],
  ['a day that is none as a word', '31/02/2027', { kind: 'words', words: ['31/02/2027'] }],
  ['a booking number', ' 4812 0736 ', { kind: 'number', digits: '48120736' }],
  ['a telephone number', '+33 6 12-34.56', { kind: 'number', digits: '336123456' }],
  ['a national telephone number', '06 12 34 56', { kind: 'number', digits: '6123456' }],
  ['names with accents', 'Nyström  BEAUNE', { kind: 'words', words: ['nystrom', 'beaune'] }],
  ['an address', 'Mila.Vos@Example.nl', { kind: 'words', words: ['mila.vos@example.nl'] }],
  ['letters that say nothing', 'a b', { kind: 'words', words: [] }],
])('reads %s: %s', (_, text, read) => {
  expect(readWords(text, today)).toEqual(read)
})
