// Puts the clock of a suite at the day of all tests, from where it goes on.
import { testMoment } from './test-day.mjs'

const now = Date.now
const ahead = Date.parse(testMoment) - now()
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (system, parts, made) =>
    Reflect.construct(system, parts.length === 0 ? [system.now()] : parts, made),
})
