import { nextWeekend } from './next-weekend'

describe('nextWeekend', () => {
  it.each([
    ['2026-11-20T10:00:00', '2026-11-21'],
    ['2026-11-21T19:59:59', '2026-11-21'],
    ['2026-11-21T20:00:00', '2026-11-28'],
    ['2026-11-22T09:00:00', '2026-11-28'],
    ['2026-12-28T09:00:00', '2027-01-02'],
  ])('[CO-004] at %s starts on %s', (now, checkin) => {
    expect(nextWeekend(now).checkin).toBe(checkin)
  })
})
