import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { sendGuestReview } from '@escapade/shared-contracts/api/stays/guest-reviews'
import type { GuestReview } from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import { travellerTypes } from '@escapade/shared-contracts/rules/stays/review-limits'
import { useMutation } from '@tanstack/react-query'

export type TypedReview = { score: string; type: string | null; positive: string; negative: string }
type Outcome = 'done' | 'again' | 'invalid'

/** Missing parts of a review, by field. */
export const missingIn = ({ score, type, positive, negative }: TypedReview) => ({
  score: score === '',
  type: type === null,
  text: !positive.trim() && !negative.trim(),
})

/** Sends a review once; `problem` says what the guest can do, with nothing typed lost. */
export function useReview({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const api = useApi()
  const { logError } = useShell()
  const { locale } = useVisit()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: GuestReview) => api.send(sendGuestReview, { body }),
    onSuccess: () => onOutcome('done'),
    onError: (refusal) => {
      const outcome = outcomeOf(refusal)
      if (outcome) onOutcome(outcome)
      else logError(refusal)
    },
  })
  return {
    isPending,
    problem: error && !outcomeOf(error) ? problemOf(error) : null,
    send({ score, type, positive, negative }: TypedReview) {
      const kind = travellerTypes.find((each) => each === type)
      if (kind && !isPending) mutate({ token, locale, score: Number(score), type: kind, positive, negative })
    },
  }
}

function outcomeOf(error: unknown): Outcome | null {
  const code = error instanceof ApiError && error.kind === 'http' ? error.code : null
  if (code === 'already-reviewed') return 'again'
  return code === 'review-link-not-valid' ? 'invalid' : null
}

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.status === 429 ? 'many' : 'unreachable'
