import type { CancellationPolicy } from '@escapade/shared-contracts/api/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/days'
import type { CancellationTerms } from '../../platform/catalogue-tables'

type Question = { terms: CancellationTerms; checkin: string | null; now: string }

/** The terms with their deadline for a check-in. Past the deadline the stay cannot be cancelled any more. */
export function cancellationPolicy({ terms, checkin, now }: Question): CancellationPolicy {
  const deadline = checkin ? deadlineOf(terms, checkin) : null
  const cancellable = terms.type !== 'NCNR' && (deadline === null || deadline > now)
  const until = cancellable ? deadline : null
  return { type: terms.type, cancellable, cancellationDeadline: until, cancellableUntil: until }
}

function deadlineOf({ type, daysBefore, hour }: CancellationTerms, checkin: string): string | null {
  if (type === 'NCNR' || daysBefore === null) return null
  return `${addDays(checkin, -daysBefore)}T${String(hour).padStart(2, '0')}:00:00`
}
