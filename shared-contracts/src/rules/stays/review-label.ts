export type ReviewLabel = 'perfect' | 'fantastic' | 'excellent' | 'veryGood' | 'good'

const labels: readonly { from: number; label: ReviewLabel }[] = [
  { from: 9.5, label: 'perfect' },
  { from: 9, label: 'fantastic' },
  { from: 8.5, label: 'excellent' },
  { from: 8, label: 'veryGood' },
  { from: 7, label: 'good' },
]

/** Praise begins at 9, or at 7 where every score is an incentive (the flag `allIncentive`). */
export function reviewLabel({
  score,
  allIncentive,
}: {
  score?: number | null
  allIncentive: boolean
}): ReviewLabel | null {
  if (score == null || (score < 9 && !allIncentive)) return null
  return labels.find(({ from }) => score >= from)?.label ?? null
}
