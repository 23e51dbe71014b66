import type { StayMonth } from '../../pricing/stay-calendar'
import { proposeStay } from './propose-stay'

/** Lengths of stays as bits: all but one night. */
const twoAndMore = 0b11_1111_1111_1110

const now = '2027-03-01T10:00:00'
const party = { adult: 2, child: 0, baby: 0 }

/** March 2027 in which stays of two to four nights can start on the days given. */
const march = (arrivalDays: number[]): StayMonth => ({
  packageId: 'p',
  month: '2027-03',
  hotelId: 'h',
  roomId: 'r',
  capacity: 2,
  singlePercent: 100,
  nightCents: 0,
  stayCents: 0,
  refNightCents: 0,
  refStayCents: 0,
  maxNights: 4,
  expiration: null,
  shortest: [1, 1, 1, 1, 1, 1, 1],
  prices: Array(45).fill(10_000),
  refs: Array(45).fill(10_000),
  singles: null,
  cancelDays: null,
  available: Array(45).fill(1),
  arrivals: Array.from({ length: 45 }, (_, index) => (arrivalDays.includes(index + 1) ? twoAndMore : 0)),
})

describe('proposeStay', () => {
  it.each([
    [
      'more nights from the same day',
      [10],
      { checkin: '2027-03-10', nights: 1 },
      { checkin: '2027-03-10', nights: 2 },
    ],
    [
      'fewer nights from the same day',
      [10],
      { checkin: '2027-03-10', nights: 5 },
      { checkin: '2027-03-10', nights: 4 },
    ],
    ['the nearest day', [8, 14], { checkin: '2027-03-10', nights: 2 }, { checkin: '2027-03-08', nights: 2 }],
    [
      'the later of two as near',
      [8, 12],
      { checkin: '2027-03-10', nights: 2 },
      { checkin: '2027-03-12', nights: 2 },
    ],
    ['nothing farther than two weeks', [26], { checkin: '2027-03-10', nights: 2 }, null],
  ])('[SC-011] proposes %s', (_, days, wish, proposal) => {
    expect(proposeStay({ months: [march(days)], wish, party, now })).toEqual(proposal)
  })

  it('[SC-011] has nothing for a party that finds no rooms', () => {
    const wish = { checkin: '2027-03-10', nights: 2 }
    expect(proposeStay({ months: [march([10])], wish, party: { ...party, adult: 3 }, now })).toBeNull()
  })
})
