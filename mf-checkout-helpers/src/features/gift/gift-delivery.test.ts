import { deliveryDays, hoursOn, newDelivery, withOpenHour } from './gift-delivery'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const at = (time: string) => `${today}T${time}`

it.each([
  ['in the night', today, '03:30', 7, 15],
  ['at noon', today, '12:00', 13, 9],
  ['in the last hour but one', today, '20:59', 21, 1],
  ['tomorrow', tomorrow, '20:59', 7, 15],
])('[GI-016] offers %s hours that are still to come', (_, day, time, first, count) => {
  const hours = hoursOn(day, at(time))
  expect([hours[0], hours.length]).toEqual([first, count])
})

it('[GI-016] offers today until its last hour', () => {
  expect(deliveryDays(at('20:59'))[0]).toBe(today)
  expect(deliveryDays(at('21:00'))[0]).toBe(tomorrow)
  expect(deliveryDays(at('21:00')).at(-1)).toBe(deliveryDays(at('08:00')).at(-1))
})

it('[GI-016] moves an hour that has gone by today to the next one, and leaves others', () => {
  const draft = { ...newDelivery(today), day: today }
  expect(withOpenHour(draft, at('14:10')).hour).toBe(15)
  expect(withOpenHour(draft, at('08:00'))).toBe(draft)
  expect(withOpenHour({ ...draft, day: tomorrow }, at('14:10')).hour).toBe(draft.hour)
})
