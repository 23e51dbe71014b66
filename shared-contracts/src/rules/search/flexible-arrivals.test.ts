import { flexibleArrivals } from './flexible-arrivals'

describe('days on which a stay may begin', () => {
  it.each([
    [{}, null],
    [{ checkin: '2026-12-05' }, null],
    [{ checkin: '2026-12-05', flex: 1 }, ['2026-12-04', '2026-12-05', '2026-12-06']],
    [
      { checkin: '2026-12-31', flex: 2 },
      ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
    ],
    [{ when: '2027-02-weekend', night: 2 }, ['2027-02-05', '2027-02-12', '2027-02-19', '2027-02-26']],
    [
      { when: '2027-02-weekend' },
      ['05', '06', '12', '13', '19', '20', '26', '27'].map((day) => `2027-02-${day}`),
    ],
    [
      { when: '2027-02-weekend', night: 3 },
      ['04', '05', '11', '12', '18', '19', '25', '26'].map((day) => `2027-02-${day}`),
    ],
    [{ checkin: '2026-12-05', when: '2027-02' }, null],
  ])('of %j are %j', (dates, days) => {
    expect(flexibleArrivals(dates)).toEqual(days)
  })

  it('of a month are all of its days', () => {
    const days = flexibleArrivals({ when: '2028-02', night: 4 })
    expect([days?.length, days?.[0], days?.at(-1)]).toEqual([29, '2028-02-01', '2028-02-29'])
  })
})
