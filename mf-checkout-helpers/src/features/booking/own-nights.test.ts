import { ownDays, withOwnNights } from './own-nights'

const stay = { checkin: '2027-01-02', checkout: '2027-01-05', nights: 3 }

it('lets a changed stay start on each booked day', () => {
  expect(Object.keys(ownDays(stay))).toEqual(['2027-01-02', '2027-01-03', '2027-01-04'])
})

it.each([
  ['the booked arrival, when the hotel is full', '2027-01-02', [], [1, 2, 3]],
  ['the last booked night', '2027-01-04', [2], [1, 2]],
  ['the booked departure', '2027-01-05', [1], [1]],
  ['a day before, when the hotel is full', '2027-01-01', [], []],
  ['a day before', '2027-01-01', [2, 1], [1, 2]],
])('[CH-037] offers from %s what is free or booked already', (_, day, free, lengths) => {
  expect(withOwnNights(free, stay, day)).toEqual(lengths)
})
