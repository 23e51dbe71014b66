import { addDays } from '@escapade/shared-contracts/rules/dates/days'

/** The clock of all six markets (D51): after midnight in Paris it is another day than in UTC for an hour or two. */
const parisian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** Today in the shop, `yyyy-MM-dd`. */
const today = (): string => parisian.format(new Date())

export const dayAhead = (days: number): string => addDays(today(), days)
