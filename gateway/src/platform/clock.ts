import { dayOf } from '@escapade/shared-contracts/rules/dates/days'

/** The wall clock of the markets, Europe/Paris for all six (D51). Tests bring their own. */
export type Clock = {
  /** yyyy-MM-ddTHH:mm:ss, without a zone. */
  now(): string
  /** yyyy-MM-dd */
  today(): string
  /** The moment itself, for expiries and logs. */
  instant(): Date
}

const parisian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** yyyy-MM-ddTHH:mm:ss of a moment on the markets' wall clock. */
export const wallClockAt = (instant: Date): string => parisian.format(instant).replace(' ', 'T')

/** yyyy-MM-dd of a moment on the markets' wall clock. */
export const dayAt = (instant: Date): string => dayOf(wallClockAt(instant))

export const clockFrom = (instant: () => Date): Clock => {
  const now = () => wallClockAt(instant())
  return { now, today: () => dayOf(now()), instant }
}

/** The moment that a wall clock of the markets shows `wall`, yyyy-MM-ddTHH:mm:ss. */
export function instantAt(wall: string): Date {
  const guess = new Date(`${wall}Z`)
  const ahead = Date.parse(`${wallClockAt(guess)}Z`) - guess.getTime()
  return new Date(guess.getTime() - ahead)
}

export const systemClock: Clock = clockFrom(() => new Date())
