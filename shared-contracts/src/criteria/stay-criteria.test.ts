import { readStay, withDates, withoutDates, withParty } from './stay-criteria'

describe('readStay', () => {
  it.each([
    [{}, null],
    [{ checkin: '2026-12-04' }, null],
    [{ checkin: '2026-02-30', checkout: '2026-03-02' }, null],
    [{ checkin: '2026-12-04', checkout: '2026-12-04' }, null],
    [{ checkin: '2026-12-04', checkout: '2026-12-02' }, null],
    [
      { checkin: '2026-12-04', checkout: '2026-12-06', nights: 9 },
      { checkin: '2026-12-04', checkout: '2026-12-06', nights: 2 },
    ],
    [
      { checkin: '2026-12-31', nights: 1 },
      { checkin: '2026-12-31', checkout: '2027-01-01', nights: 1 },
    ],
  ])('[PR-025] dates of %j', (criteria, dates) => expect(readStay(criteria).dates).toEqual(dates))

  it('[PR-052] is for two until told otherwise', () => {
    expect(readStay({}).party).toEqual({ adult: 2, child: 0, baby: 0 })
    expect(readStay({ a: 3, c: 1 }).party).toEqual({ adult: 3, child: 1, baby: 0 })
  })
})

describe('changes of the criteria', () => {
  const criteria = { city: '9', checkin: '2026-12-04', checkout: '2026-12-05', nights: 1, a: 2 }

  it('[PR-050] writes new dates and keeps the rest', () => {
    const dates = { checkin: '2026-12-11', checkout: '2026-12-13', nights: 2 }
    expect(withDates(criteria, dates)).toEqual({ city: '9', a: 2, ...dates })
  })

  it('[PR-051] clears dates and the activity days that count from them', () => {
    expect(withoutDates({ ...criteria, activityDates: ['12_0'] })).toEqual({ city: '9', a: 2 })
  })

  it('[PR-052] writes the party', () => {
    expect(withParty({ a: 2 }, { a: 3, c: 1, b: 0, s: true })).toEqual({ a: 3, c: 1, b: 0, s: true })
  })
})
