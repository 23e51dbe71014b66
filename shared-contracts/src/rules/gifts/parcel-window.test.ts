import fc from 'fast-check'
import { weekday } from '../dates/days'
import { aDay } from '../testing/arbitraries'
import { parcelWindow } from './parcel-window'

it.each([
  ['a Monday', '2026-11-30', '2026-12-02', '2026-12-07'],
  ['a Friday', '2026-12-04', '2026-12-08', '2026-12-11'],
  ['a Saturday', '2026-12-05', '2026-12-09', '2026-12-11'],
  ['the days before Christmas', '2026-12-22', '2026-12-24', '2026-12-30'],
  ['Maundy Thursday', '2027-03-25', '2027-03-31', '2027-04-05'],
  ['New Year’s Eve', '2026-12-31', '2027-01-05', '2027-01-08'],
])('[GI-014] arrives, ordered on %s %s, between %s and %s', (_name, today, from, to) => {
  expect(parcelWindow({ today })).toEqual({ from, to })
})

it('[GI-014] arrives on working days, later the later it is ordered', () => {
  fc.assert(
    fc.property(aDay, aDay, (one, other) => {
      const [first, second] = [one, other].sort() as [string, string]
      const [early, late] = [parcelWindow({ today: first }), parcelWindow({ today: second })]
      for (const day of [early.from, early.to]) expect(weekday(day)).toBeLessThan(6)
      expect(early.from < early.to && first < early.from).toBe(true)
      expect(early.from <= late.from && early.to <= late.to).toBe(true)
    }),
  )
})
