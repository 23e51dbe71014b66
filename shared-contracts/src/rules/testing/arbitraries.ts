import fc from 'fast-check'
import { addDays } from '../dates/days'
import { flows } from '../search/flow'
import { locales } from '../visitor/locale'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 1990 to 2099: leap years, centuries and year ends. */
export const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

export const anHour = fc.integer({ min: 0, max: 23 })

export const wallClock = (day: string, hour = 12) => `${day}T${twoDigits(hour)}:00:00`

/** A wall clock `yyyy-MM-ddTHH:mm:ss`. */
export const aNow = fc
  .tuple(aDay, anHour, fc.integer({ min: 0, max: 59 }))
  .map(([day, hour, minute]) => `${day}T${twoDigits(hour)}:${twoDigits(minute)}:00`)

export const aFlow = fc.constantFrom(...flows)
export const aLocale = fc.constantFrom(...locales)

/** Amounts from nothing to a million euros. */
export const someCents = fc.integer({ min: 0, max: 100_000_000 })
