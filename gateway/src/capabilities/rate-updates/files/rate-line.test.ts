import { daysBetween } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { dayNumber } from '../../../rates/day-number'
import { isOn, parseRateLine, type RateColumn, type RateLine } from './rate-line'

const today = '2027-03-01'
const good = { room: 'r1', from: '2027-03-10', price: '129.00' }
const parse = (cells: Partial<Record<RateColumn, string>>) =>
  parseRateLine({ number: 7, cell: (column) => cells[column] ?? '' }, today)

describe('a line of rates', () => {
  it('sets what it fills, for one night where it names no last one', () => {
    expect(parse({ ...good, allotment: '4', min_nights: '2', arrival: 'closed', status: 'Open' })).toEqual({
      number: 7,
      roomId: 'r1',
      from: '2027-03-10',
      to: '2027-03-10',
      weekdays: null,
      set: { priceCents: 12_900, allotment: 4, minLos: 2, closedToArrival: 1, closed: 0 },
    })
  })

  it.each<[Partial<Record<RateColumn, string>>, string]>([
    [{ ...good, room: '' }, 'room: names no room: write its id, as `rooms list` shows it'],
    [{ ...good, from: '10/03/2027' }, 'from: "10/03/2027" is no day: write one such as 2027-03-31, or today'],
    [{ ...good, from: '2027-02-30' }, 'from: "2027-02-30" is no day: write one such as 2027-03-31, or today'],
    [{ ...good, to: '2027-03-09' }, 'to: 2027-03-09 lies before 2027-03-10: it is the last night'],
    [{ ...good, from: '2027-02-28' }, 'from: the night of 2027-02-28 has passed: today is 2027-03-01'],
    [{ ...good, to: '2031-01-01' }, 'to: nights are sold until 2029-03-20 so far'],
    [
      { ...good, weekdays: 'fri, samedi' },
      'weekdays: "samedi" is no weekday: write some of mon tue wed thu fri sat sun',
    ],
    [
      { ...good, price: '12.345' },
      'price: "12.345" is no price: write euros such as 129.00; a night is closed by its status',
    ],
    [
      { ...good, price: '0' },
      'price: "0" is no price: write euros such as 129.00; a night is closed by its status',
    ],
    [
      { ...good, price: '-5' },
      'price: "-5" is no price: write euros such as 129.00; a night is closed by its status',
    ],
    [{ ...good, allotment: '1.5' }, 'allotment: "1.5" is no whole number from 0 to 32767'],
    [{ ...good, max_nights: '31' }, 'max_nights: "31" is no whole number from 0 to 30'],
    [{ ...good, cancel_days: 'soon' }, 'cancel_days: "soon" is no whole number from 0 to 365, or never'],
    [{ ...good, lead_days: '2 days' }, 'lead_days: "2 days" is no whole number from 0 to 365'],
    [{ ...good, departure: 'no' }, 'departure: "no": write open or closed'],
    [{ ...good, min_nights: '0' }, 'min_nights: "0" is no whole number from 1 to 30'],
    [{ ...good, arrival: 'no' }, 'arrival: "no": write open or closed'],
    [{ ...good, status: '1' }, 'status: "1": write open or closed'],
    [
      { ...good, price: '' },
      'price: sets nothing: fill price, single_price, allotment, min_nights, max_nights, lead_days, cancel_days, arrival, departure or status',
    ],
  ])('%j is refused with its column and the remedy', (cells, words) => {
    const problems = parse(cells)
    if (!Array.isArray(problems)) throw new Error('The line was taken')
    expect(problems.map(({ line, column, problem }) => `${line} ${column}: ${problem}`)).toEqual([
      `7 ${words}`,
    ])
  })

  it('counts from today, and its last night from the first', () => {
    expect(parse({ ...good, from: 'today', to: '+30' })).toMatchObject({ from: today, to: '2027-03-31' })
    expect(parse({ ...good, to: '+0' })).toMatchObject({ from: '2027-03-10', to: '2027-03-10' })
    expect(parse({ ...good, to: '+999' })).toMatchObject([{ column: 'to' }])
    expect(parse({ ...good, to: '-1' })).toMatchObject([
      { problem: '"-1" is no day: write one such as 2027-03-31, or +30' },
    ])
  })

  it('says everything that is wrong at once', () => {
    expect(parse({ room: '', from: 'x', price: 'y' })).toHaveLength(3)
  })

  it('has its nights by their weekdays', () => {
    const line = parse({ ...good, from: '2027-03-08', to: '2027-03-21', weekdays: 'FRI sat' }) as RateLine
    const days = daysBetween('2027-03-08', '2027-03-21')
    expect(days.filter((day) => isOn(line, dayNumber(day)))).toEqual([
      '2027-03-12',
      '2027-03-13',
      '2027-03-19',
      '2027-03-20',
    ])
  })

  it('never changes a price by a cent, whichever sign it is written with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom('.', ','), (cents, sign) => {
        const price = (cents / 100).toFixed(2).replace('.', sign)
        expect(parse({ ...good, price })).toMatchObject({ set: { priceCents: cents } })
      }),
    )
  })
})
