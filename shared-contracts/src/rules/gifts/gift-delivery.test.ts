import { addDays } from '../dates/days'
import { checkGiftDelivery, maxDeliveryDays } from './gift-delivery'

const today = '2026-11-23'

it.each([
  ['today', today, 9, null],
  ['the last day', addDays(today, maxDeliveryDays), 21, null],
  ['the day after it', addDays(today, maxDeliveryDays + 1), 9, 'tooLate'],
  ['yesterday', addDays(today, -1), 9, 'past'],
  ['the night', today, 3, 'hour'],
  ['half an hour', today, 9.5, 'hour'],
])('[GI-016] takes a mail to the recipient, or says why not: %s', (_when, day, hour, problem) =>
  expect(checkGiftDelivery({ day, hour, today })).toBe(problem),
)
