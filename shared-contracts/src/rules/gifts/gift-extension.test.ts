import fc from 'fast-check'
import { addDays, diffDays } from '../dates/days'
import { aDay } from '../testing/arbitraries'
import { extendedValidity, extensionWindow } from './gift-extension'

const held = { validUntil: '2027-03-31', balance: 2_600, isExtended: false, today: '2027-03-01' }

it.each([
  ['in its last month', held, '2027-09-30'],
  ['on the first day of its window', { ...held, today: addDays(held.validUntil, -60) }, '2027-09-30'],
  ['a day before it', { ...held, today: addDays(held.validUntil, -61) }, null],
  ['after it has expired', { ...held, today: '2027-06-15' }, '2027-12-15'],
  ['on the last day of its window', { ...held, today: addDays(held.validUntil, 90) }, '2027-12-29'],
  ['a day after it', { ...held, today: addDays(held.validUntil, 91) }, null],
  ['twice', { ...held, isExtended: true }, null],
  ['when it is used up', { ...held, balance: 0 }, null],
])('[GI-017] is extended %s, or not', (_when, gift, until) => {
  expect(extendedValidity(gift)).toBe(until)
})

it('[GI-017] leaves half a year from today or from the last day, whichever is later', () => {
  fc.assert(
    fc.property(
      aDay,
      fc.integer({ min: -extensionWindow.before, max: extensionWindow.after }),
      (validUntil, days) => {
        const today = addDays(validUntil, days)
        const until = extendedValidity({ validUntil, today, balance: 1, isExtended: false }) ?? ''
        const from = [today, validUntil].sort().at(-1) ?? ''
        expect(diffDays(from, until)).toBeGreaterThanOrEqual(180)
        expect(diffDays(from, until)).toBeLessThanOrEqual(184)
      },
    ),
  )
})
