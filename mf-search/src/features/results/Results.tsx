import type { OffersAnswer, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { countTitle } from '../../search/count-title'
import { withoutDates } from '../../search/criteria/without-dates'
import type { SearchRoute } from '../../search/route/route'
import { AboutPlace } from './AboutPlace'
import { type Between, Blocks } from './Blocks'
import { GroupedGrid } from './GroupedGrid'
import { PriceViews, RankedBy } from './ListTools'
import { NoSuchPage } from './NoResults'
import { Pages } from './Pages'
import type { ResultCardProps } from './ResultCard'
import { ResultGrid } from './ResultGrid'
import { ResultsFrame } from './ResultsFrame'
import { ResultsHead } from './ResultsHead'

/** `undated`: found without the dates of the search, for which they may not be had. */
type RenderWider = (results: readonly StayResult[], undated: boolean) => ReactNode

type ResultsProps = {
  route: SearchRoute
  /** Those that the answer belongs to. */
  criteria: Criteria
  answer: OffersAnswer
  onOffers?: ResultCardProps['onOffers']
  onOffersIntent?: ResultCardProps['onOffersIntent']
  /** Between title and cards: the days of flexible dates. */
  arrivals?: ReactNode
  /** The way to what decides the order of the results. */
  ranking: ReactNode
  /** Passes the search on, whatever it found. */
  share: ReactNode
  /** Content after the first and the second block of results, and after the last. */
  between: Between
  /** Help where nothing matches: the first thing after the title. */
  help: ReactNode
  /** Suggestions where too little matches; draws its own results with what it is given. */
  wider: (answer: OffersAnswer, renderResults: RenderWider) => ReactNode
}

/** Results that match the criteria. */
export function Results({
  route,
  criteria,
  onOffers,
  onOffersIntent,
  arrivals,
  ranking,
  share,
  between,
  help,
  wider,
  answer,
}: ResultsProps) {
  const { t } = useTranslation('search')
  const { flow, page } = route
  const hash = serializeCriteria({ criteria })
  const { totalCount, groups } = answer.searchDetails
  const offset = page * searchPageSize
  const card = {
    hash,
    onOffers,
    onOffersIntent,
    asGift: flow === 'gifting',
    asVoucher: route.singleVoucher === true,
  }
  const none = totalCount === 0
  const more = none || (page === 0 && totalCount < searchPageSize)
  const anyDay = serializeCriteria({ criteria: withoutDates(criteria) })
  const renderWider: RenderWider = (results, undated) => (
    <ResultGrid
      {...card}
      hash={undated ? anyDay : hash}
      undated={undated}
      results={results}
      headingLevel={3}
    />
  )
  // With the blocks below the first.
  const foot = useDeferredValue(
    <>
      {!none && answer.exactMatch.length === 0 && <NoSuchPage route={route} hash={hash} />}
      {more && wider(answer, renderWider)}
      <Pages route={route} criteria={criteria} totalCount={totalCount} />
      {page === 0 && <AboutPlace flow={flow} criteria={criteria} answer={answer} />}
    </>,
  )
  return (
    <ResultsFrame>
      <ResultsHead
        title={countTitle({ details: answer.searchDetails, route, t })}
        about={none ? share : <RankedBy flow={flow} criteria={criteria} ranking={ranking} share={share} />}
        tools={!none && <PriceViews />}
      />
      {none && help}
      {arrivals}
      <Blocks
        results={answer.exactMatch}
        render={(results, start) => {
          const place = { before: start, count: answer.exactMatch.length, isLast: true }
          const block = { ...card, results, place, first: start === 0 }
          return groups ? (
            <GroupedGrid {...block} groups={groups} offset={offset} start={start} />
          ) : (
            <ResultGrid {...block} />
          )
        }}
        between={between}
      />
      {foot}
    </ResultsFrame>
  )
}
