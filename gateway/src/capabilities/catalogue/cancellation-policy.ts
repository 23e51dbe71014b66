import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { neverCancelled, ownTerms } from '../../pricing/cancel-days'
import type { CancellationTerms } from './catalogue-tables'

type Question = {
  /** Of the stay. */
  terms: CancellationTerms
  /** Days before arrival until which it is cancelled at least (pricing/cancel-days.ts); null: depends on the dates. */
  cancelDays: number | null
  checkin: string | null
  now: string
}

/**
 * The terms with their deadline for a check-in. Past the deadline the stay cannot be cancelled any more. Terms without
 * one promise nothing, whatever their type: the page says that such a stay is non-refundable (spec A §4).
 */
export function cancellationPolicy({ cancelDays, checkin, now, ...stay }: Question): CancellationPolicy {
  const terms = stricterTerms(stay.terms, cancelDays ?? ownTerms)
  const deadline = checkin ? deadlineOf(terms, checkin) : null
  const cancellable = hasDeadline(terms) && (deadline === null || deadline > now)
  const until = cancellable ? deadline : null
  return {
    type: terms.type,
    cancellable,
    cancellationDeadline: until,
    cancellableUntil: until,
    daysBefore: hasDeadline(terms) ? terms.daysBefore : null,
    ...(cancelDays === null && hasDeadline(terms) ? { variesByDates: true } : {}),
  }
}

/** Terms on the day of arrival: it never loosens those of the stay. */
function stricterTerms(terms: CancellationTerms, cancelDays: number): CancellationTerms {
  if (!hasDeadline(terms) || cancelDays === ownTerms) return terms
  if (cancelDays === neverCancelled) return { ...terms, type: 'NCNR', daysBefore: null }
  return { ...terms, daysBefore: Math.max(terms.daysBefore, cancelDays) }
}

type WithDeadline = CancellationTerms & { daysBefore: number }

const hasDeadline = (terms: CancellationTerms): terms is WithDeadline =>
  terms.type !== 'NCNR' && terms.daysBefore !== null

function deadlineOf(terms: CancellationTerms, checkin: string): string | null {
  if (!hasDeadline(terms)) return null
  return `${addDays(checkin, -terms.daysBefore)}T${String(terms.hour).padStart(2, '0')}:00:00`
}
