import { createBookedHere } from './booked-here'

const stay = {
  offerId: '10p1',
  activityDaySelections: [],
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate: '2027-03-10', checkoutDate: '2027-03-12' },
  minisiteId: null,
}
const onOtherDays = { ...stay, activityDaySelections: [{ activityId: 'a', dayIndex: 1 }] }
const later = { ...stay, travelPeriod: { checkinDate: '2027-03-11', checkoutDate: '2027-03-12' } }

const memory = (text: string | null = null) => {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
    removeItem: () => {},
  }
}

it('[CH-038] knows the last order of a stay, on whatever days its activities are', () => {
  const here = createBookedHere(memory())
  here.note(stay, 'first')
  here.note(stay, 'second')
  expect(here.find(onOtherDays)).toBe('second')
  expect(here.find(later)).toBeNull()
})

it('notes an order once, and forgets the oldest', () => {
  const here = createBookedHere(memory())
  here.note(stay, 'first')
  here.note(stay, 'first')
  for (let order = 0; order < 10; order += 1) here.note(later, `order ${order}`)
  expect(here.find(stay)).toBeNull()
})

it.each(['{', '{}', '[1, null, {"stay": 1}]'])('takes what it cannot read (%s) for nothing', (text) => {
  expect(createBookedHere(memory(text)).find(stay)).toBeNull()
})
