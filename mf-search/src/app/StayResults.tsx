import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTargetedBanner } from '../features/banners/use-targeted-banner'
import { FamilyBanner } from '../features/promo/FamilyBanner'
import { RankingLink } from '../features/ranking/RankingLink'
import type { Between } from '../features/results/Blocks'
import { ListTools } from '../features/results/ListTools'
import { NoResults } from '../features/results/NoResults'
import { ofDay } from '../features/results/of-day'
import { priceViewAtom } from '../features/results/price-view'
import { ResultCard, type ResultCardProps } from '../features/results/ResultCard'
import { ResultSkeletons } from '../features/results/ResultGrid'
import { Results } from '../features/results/Results'
import { StaleContext } from '../features/results/ResultsFrame'
import { ResultsWaiting } from '../features/results/ResultsWaiting'
import { ShareLink } from '../features/share/ShareLink'
import { placeOf } from '../search/criteria/place'
import { useRefine } from '../search/criteria/use-refine'
import { offersRequest } from '../search/queries/offers-request'
import { useShownStays } from '../search/queries/use-shown'
import type { SearchRoute } from '../search/route/route'
import type { Asked } from '../search/waiting/Waiting'
import { BetweenBlocks } from './BetweenBlocks'
import { foundIn, SaveSearch } from './save/SaveSearch'
import waysStyles from './ways-out/WaysOut.module.scss'

// Rarely drawn parts share a chunk: each one of its own is named in every first load.

/** Few searches find nothing: it comes when one does. */
const WaysOut = onDemand(() => import(/* webpackChunkName: "rare" */ './ways-out/WaysOut'), {
  optional: true,
  waiting: <div className={waysStyles.waiting} />,
})

/** Few searches find less than a page. */
const Fallback = onDemand(() => import(/* webpackChunkName: "rare" */ '../features/fallback/Fallback'), {
  optional: true,
})

/** Few links recommend a stay. */
const Recommended = onDemand(
  () => import(/* webpackChunkName: "rare" */ '../features/recommended/Recommended'),
  { optional: true },
)

/** Few searches leave their dates open. */
const Arrivals = onDemand(() => import(/* webpackChunkName: "rare" */ '../features/arrivals/Arrivals'), {
  optional: true,
})

type StayResultsProps = { route: SearchRoute; criteria: Criteria } & Pick<
  ResultCardProps,
  'onOffers' | 'onOffersIntent'
>

/** Results of the flows with a hotel: those of before until there are others. */
export const StayResults = memo(function StayResults({ criteria: wanted, ...props }: StayResultsProps) {
  const { query, answer, criteria, isStale } = useShownStays({ ...props.route, criteria: wanted })
  return (
    <StaleContext value={isStale}>
      <StayList {...props} criteria={criteria} answer={answer} query={answer ? null : query} />
    </StaleContext>
  )
})

type StayListProps = StayResultsProps & {
  answer: OffersAnswer | undefined
  /** Null where there is no answer. */
  query: Asked | null
}

/** A link to a place that is not in the catalogue, or no longer. */
const isUnknownPlace = (criteria: Criteria, { searchDetails }: OffersAnswer): boolean =>
  placeOf(criteria) !== null && searchDetails.destination === null

/** The results begin with it already. */
const isFirst = (id: string, answer: OffersAnswer | undefined): boolean =>
  answer?.exactMatch[0]?.packages[0]?.id === id

/** Results with all that stands around and between them; each state of the list is drawn (SE-061). */
const StayList = memo(function StayList({ route, criteria, answer, query, ...offers }: StayListProps) {
  const { flow, page, recommendedOfferId } = route
  const { locale } = useVisit()
  const refine = useRefine(route)
  // Asked for together with the results: what stands between them must not come after them.
  const banner = useTargetedBanner({ flow, criteria })
  const view = useAtomValue(priceViewAtom)
  const request = offersRequest({ locale, flow, criteria, page })
  const hash = serializeCriteria({ criteria })
  const between: Between = (block, isLast) => (
    <>
      {block === 1 && <FamilyBanner flow={flow} criteria={criteria} />}
      <BetweenBlocks route={route} criteria={criteria} block={block} isLast={isLast} banner={banner} />
    </>
  )
  return (
    <>
      {recommendedOfferId && !isFirst(recommendedOfferId, answer) && (
        <Recommended
          id={recommendedOfferId}
          criteria={criteria}
          renderResult={(result) => (
            <ResultCard
              result={result}
              hash={hash}
              view={view}
              headingLevel={3}
              asGift={flow === 'gifting'}
              asVoucher={route.singleVoucher}
              ofDay={ofDay}
            />
          )}
        />
      )}
      {query && <ResultsWaiting route={route} query={query} />}
      {answer && (
        <Results
          route={route}
          criteria={criteria}
          answer={answer}
          between={between}
          {...offers}
          arrivals={
            answer.arrivals &&
            answer.arrivals.length > 0 && (
              <Arrivals arrivals={answer.arrivals} criteria={criteria} onChoose={refine} />
            )
          }
          ranking={<RankingLink />}
          share={
            <>
              <ShareLink />
              <SaveSearch route={route} criteria={criteria} found={foundIn(answer)} />
            </>
          }
          help={<WaysOut route={route} criteria={criteria} request={request} answer={answer} />}
          wider={(exact, renderResults) => (
            <Fallback
              request={request}
              exact={exact}
              renderResults={renderResults}
              between={between}
              tools={<ListTools flow={flow} criteria={criteria} ranking={<RankingLink />} />}
              skeleton={<ResultSkeletons />}
              nothing={
                <NoResults
                  route={route}
                  criteria={criteria}
                  isUnknownPlace={isUnknownPlace(criteria, exact)}
                />
              }
            />
          )}
        />
      )}
    </>
  )
})
