import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { below } from '@escapade/shared-contracts/mount/below'
import { CardPictures } from '@escapade/shared-ui/card/CardPictures'
import { StayCardSkeleton } from '@escapade/shared-ui/card/StayCardSkeleton'
import { Grid } from '@escapade/shared-ui/grid/Grid'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { useAtomValue } from 'jotai'
import { ofDay } from './of-day'
import { leaveOutOfSight } from './out-of-sight'
import { priceViewAtom } from './price-view'
import { ResultCard, type ResultCardProps } from './ResultCard'
import styles from './ResultGrid.module.scss'
import { cellsAtEnd, type Place } from './rows/row-end'
import { useDrawn } from './use-drawn'

type ResultGridProps = Pick<
  ResultCardProps,
  'hash' | 'onOffers' | 'onOffersIntent' | 'headingLevel' | 'undated'
> & {
  results: readonly StayResult[]
  /** The first of the page: in sight at once, and its first picture is the largest of the page. */
  first?: boolean
  /** Place of these results in the list that they are part of. Default: they are all of it. */
  place?: Place
}

/** From here on cards stand side by side: a phone sees one of them at first. */
const columns = '(min-width: 600px)'

/** Widths of a card: from 1280 px on the map takes a quarter of the page. */
const besideMap = '(min-width: 1280px) 22vw, (min-width: 1000px) 31vw, (min-width: 600px) 47vw, 92vw'

export function ResultGrid({ results, first = false, place, ...card }: ResultGridProps) {
  const { before, ...list } = place ?? { before: 0, count: results.length, isLast: true }
  const view = useAtomValue(priceViewAtom)
  const hasColumns = useWideScreen(columns)
  const drawn = useDrawn(results, first ? (hasColumns ? results.length : 1) : 0)
  return (
    <Grid as="ul" columns={3} className={styles.cards}>
      {results.map((result, index) => {
        const at = { ...list, index: before + index }
        return (
          <li
            key={result.id}
            ref={index < drawn ? leaveOutOfSight : undefined}
            className={styles.place}
            data-hotel={result.id}
            data-of-two={cellsAtEnd({ ...at, columns: 2 })}
            data-of-three={cellsAtEnd({ ...at, columns: 3 })}
            {...(!(first && index === 0) && below)}
          >
            {index < drawn && (
              <ResultCard
                {...card}
                result={result}
                view={view}
                priority={first && index === 0}
                sizes={besideMap}
                Pictures={CardPictures}
                ofDay={ofDay}
              />
            )}
          </li>
        )
      })}
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
