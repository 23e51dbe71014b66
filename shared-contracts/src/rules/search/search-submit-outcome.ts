import type { Flow } from './flow'

export type SearchDatesExperiment = 'datesForced' | 'datesSuggested' | 'unassigned'

type Submission = {
  experiment: SearchDatesExperiment
  flow: Flow
  checkin?: string | null
  checkout?: string | null
  /** The visitor cleared the dates on purpose in this session. */
  clearedBefore: boolean
}

/** Decides for a search without dates: it goes ahead or asks for them first (spec A §4). */
export function searchSubmitOutcome(submission: Submission): 'navigate' | 'openCalendar' {
  const { experiment, flow, checkin, checkout, clearedBefore } = submission
  const isGated = flow === 'booking' && experiment !== 'unassigned'
  const isExcused = experiment === 'datesSuggested' && clearedBefore
  return !isGated || isExcused || (checkin && checkout) ? 'navigate' : 'openCalendar'
}
