import type { StayResult } from '@escapade/shared-contracts/api/search-schemas'
import { StayCardSkeleton } from '@escapade/shared-ui/card/StayCardSkeleton'
import { Grid } from '@escapade/shared-ui/grid/Grid'
import { useAtomValue } from 'jotai'
import { priceViewAtom } from './price-view'
import { ResultCard } from './ResultCard'

type ResultGridProps = { results: readonly StayResult[]; hash: string }

/** Pictures seen without scrolling on a phone: loaded first. */
const aboveTheFold = 1

export function ResultGrid({ results, hash }: ResultGridProps) {
  const view = useAtomValue(priceViewAtom)
  return (
    <Grid as="ul" columns={3}>
      {results.map((result, index) => (
        <li key={result.id}>
          <ResultCard result={result} hash={hash} view={view} priority={index < aboveTheFold} />
        </li>
      ))}
    </Grid>
  )
}

const loadingCards = [1, 2, 3] as const

/** Three cards of the final size (SE-062). */
export const ResultSkeletons = () => (
  <Grid columns={3} aria-hidden="true" data-testid="loading-cards">
    {loadingCards.map((card) => (
      <StayCardSkeleton key={card} />
    ))}
  </Grid>
)
