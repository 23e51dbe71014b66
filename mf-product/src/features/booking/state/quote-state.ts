import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { NotBookableReason, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'

export type BookableQuote = Quote & { priceInfo: NonNullable<Quote['priceInfo']> }
export type Proposal = NonNullable<Quote['modifiedReservationCriteria']>

export type QuoteState =
  | { kind: 'loading' }
  | { kind: 'bookable'; quote: BookableQuote }
  /** Nothing on these dates: other dates help, or, where all rooms are taken, a place on the waiting list. */
  | { kind: 'unavailable'; proposal: Proposal | null; isFull: boolean }
  /** Refused for another reason. */
  | { kind: 'refused'; reason: NotBookableReason | null; proposal: Proposal | null }
  | { kind: 'failed' }

const dateReasons: readonly (NotBookableReason | null)[] = [
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'CLOSED_TO_ARRIVAL',
  'SOLD_OUT',
  'CHECKIN_IN_THE_PAST',
] satisfies NotBookableReason[]

type Answer = { data: Quote | undefined; error: unknown }

/** State of booking that a quote means for the visitor (D67, D68). */
export function quoteState({ data, error }: Answer): QuoteState {
  if (error)
    return saysNoDates(error) ? { kind: 'unavailable', proposal: null, isFull: false } : { kind: 'failed' }
  if (!data) return { kind: 'loading' }
  const { priceInfo, reason, modifiedReservationCriteria: proposal } = data
  if (data.bookable && priceInfo) return { kind: 'bookable', quote: { ...data, priceInfo } }
  if (dateReasons.includes(reason)) return { kind: 'unavailable', proposal, isFull: reason === 'SOLD_OUT' }
  return { kind: 'refused', reason, proposal }
}

/** Some refusals arrive as an error whose text holds the reason (spec A §8). */
function saysNoDates(error: unknown): boolean {
  const text =
    error instanceof ApiError
      ? [error.message, error.code, error.problem?.title, error.problem?.detail].join(' ')
      : String(error)
  return /PACKAGE[_-]NOT[_-]AVAILABLE[_-]CHECKIN/i.test(text)
}
