import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { readCheckoutStay, reservationCriteria } from './checkout-stay'
import { chosenDay, groupProgramme } from './programme-groups'

const query = { productId: 'p1', locale: 'fr_FR' }
const dates = { checkin: '2026-12-05', checkout: '2026-12-07' }

describe('readCheckoutStay', () => {
  it('[CH-001] reads product from the query and criteria from the hash', () => {
    const criteria = { ...dates, a: 3, c: 1, activityDates: ['12_0', '15_1'] }
    expect(readCheckoutStay({ query, criteria })).toEqual({
      productId: 'p1',
      checkin: '2026-12-05',
      nights: 2,
      adult: 3,
      child: 1,
      baby: 0,
      activityDates: ['12_0', '15_1'],
    })
  })

  it('[CH-002] takes the activity dates of the query when the hash has none', () => {
    const stay = readCheckoutStay({ query: { ...query, selectedDates: '12_0-15_1' }, criteria: dates })
    expect(stay).toMatchObject({ activityDates: ['12_0', '15_1'] })
  })

  it('[SC-009] books one night when only the check-in is known', () => {
    expect(readCheckoutStay({ query, criteria: { checkin: '2026-12-05' } })).toMatchObject({
      nights: 1,
      adult: 2,
    })
  })

  it('says what the address lacks', () => {
    expect(readCheckoutStay({ query: {}, criteria: dates })).toBe('no-product')
    expect(readCheckoutStay({ query, criteria: {} })).toBe('no-dates')
  })

  it('[SC-050] becomes the reservation of the order payload', () => {
    const criteria = { ...dates, activityDates: ['12_0', 'broken', '15_x'] }
    const stay = readCheckoutStay({ query, criteria })
    expect(typeof stay === 'string' ? stay : reservationCriteria(stay)).toEqual({
      offerId: 'p1',
      activityDaySelections: [{ activityId: '12', dayIndex: 0 }],
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2026-12-05', checkoutDate: '2026-12-07' },
      minisiteId: null,
    })
  })
})

describe('programme', () => {
  it('[CH-003] groups lines in the documented order and leaves empty groups out', () => {
    const lines = [{ type: 'ACTIVITY' }, { type: 'ROOM' }, { type: 'BREAKFAST' }] as ProgramLine[]
    expect(groupProgramme(lines).map(({ key }) => key)).toEqual(['room', 'breakfasts', 'activities'])
  })

  it('[CH-004] tells the day chosen for an activity', () => {
    const activityDates = ['12_0', '15_1']
    expect(chosenDay({ activityId: '15', activityDates, checkin: '2026-12-31' })).toBe('2027-01-01')
    expect(chosenDay({ activityId: '1', activityDates, checkin: '2026-12-31' })).toBeNull()
    expect(chosenDay({ activityId: null, activityDates, checkin: '2026-12-31' })).toBeNull()
  })
})
