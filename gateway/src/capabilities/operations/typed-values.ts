import { addDays, isDay } from '@escapade/shared-contracts/rules/dates/days'
import type { Given } from './operation'

/** The one thing an operation is about. */
export function oneName({ names }: Given, what: string): string {
  const [name, ...others] = names
  if (!name || others.length > 0) throw new Error(`Say which ${what}: one id`)
  return name
}

/** The things an operation is about, each once. */
export function someNames({ names }: Given, what: string): string[] {
  if (names.length === 0) throw new Error(`Say which ${what}: one id or more`)
  return [...new Set(names)]
}

/** A million euros. */
const mostCents = 100_000_000

type Limits = { from: number; to: number; byDefault?: number }

export function wholeNumber({ values }: Given, option: string, { from, to, byDefault }: Limits): number {
  const text = values[option]
  if (text === undefined && byDefault !== undefined) return byDefault
  const number = Number(text?.trim() || Number.NaN)
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Error(`--${option} takes a whole number from ${from} to ${to}`)
  return number
}

/** Euros as people type them, as cents. */
export function euros({ values }: Given, option: string, byDefault?: number): number {
  const text = values[option]
  if (text === undefined && byDefault !== undefined) return byDefault
  const cents = Math.round(Number(text?.trim() || Number.NaN) * 100)
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > mostCents)
    throw new Error(`--${option} takes an amount in euros such as 12.50`)
  return cents
}

export type NightSpan = { from: string; to: string }

export function dayIn({ values }: Given, option: string): string | undefined {
  const text = values[option]
  if (text === undefined || isDay(text)) return text
  throw new Error(`--${option} takes a day such as 2027-03-31, not ${text}`)
}

/** The nights from one day to another, both included; without `--to` it is one night. None may have passed. */
export function nightSpan(given: Given, today: string, usualNights?: number): NightSpan {
  const from = dayIn(given, 'from') ?? (usualNights ? today : undefined)
  if (!from) throw new Error('Say from which night: --from DAY [--to DAY]')
  const to = dayIn(given, 'to') ?? addDays(from, (usualNights ?? 1) - 1)
  if (to < from) throw new Error(`--to ${to} lies before --from ${from}`)
  if (from < today) throw new Error(`The night of ${from} has passed: today is ${today}`)
  return { from, to }
}
