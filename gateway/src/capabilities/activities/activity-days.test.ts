import { openDays } from './activity-days'

const product = { published: true, lastDay: null, weekdays: [6, 7], capacity: 10 }
const march = { from: '2027-03-01', to: '2027-03-31', today: '2027-03-05', adults: 2 }

describe('the days of an activity', () => {
  it('are its weekdays from tomorrow on, with the places left', () => {
    const taken = [{ day: '2027-03-07', taken: 4 }]
    expect(openDays({ product, ...march, to: '2027-03-13', taken })).toEqual({
      '2027-03-06': { amount: 10 },
      '2027-03-07': { amount: 6 },
      '2027-03-13': { amount: 10 },
    })
  })

  it.each([
    ['a party that no longer fits', { taken: [{ day: '2027-03-06', taken: 9 }] }, ['2027-03-07']],
    ['a full day', { taken: [{ day: '2027-03-07', taken: 10 }] }, ['2027-03-06']],
  ])('leave out %s', (_case, change, days) => {
    expect(Object.keys(openDays({ product, ...march, to: '2027-03-07', ...change }))).toEqual(days)
  })

  it.each([
    ['withdrawn', { published: false }],
    ['over since yesterday', { lastDay: '2027-03-04' }],
  ])('are none of one that is %s', (_case, change) => {
    expect(openDays({ product: { ...product, ...change }, ...march, taken: [] })).toEqual({})
  })
})
