import { parseEuros } from './parse-euros'

it.each([
  ['12', 1200],
  ['12,5', 1250],
  [' 12.50 €', 1250],
  ['1 200', 120_000],
  ['0', 0],
  ['', null],
  ['12,505', null],
  ['-3', null],
  ['twelve', null],
])('%j is %s cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents)
})
