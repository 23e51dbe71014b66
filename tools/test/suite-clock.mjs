// Puts the clock of a suite at the day of all tests, from where it goes on.
import { moveClock } from './move-clock.mjs'
import { testMoment } from './test-day.mjs'

moveClock(Date.parse(testMoment) - Date.now())
