import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTargetedBanner } from '../features/banners/use-targeted-banner'
import { Fallback } from '../features/fallback/Fallback'
import { FamilyBanner } from '../features/promo/FamilyBanner'
import { RankingLink } from '../features/ranking/RankingLink'
import { Recommended } from '../features/recommended/Recommended'
import type { Between } from '../features/results/Blocks'
import { ListTools } from '../features/results/ListTools'
import { NoResults } from '../features/results/NoResults'
import { priceViewAtom } from '../features/results/price-view'
import { ResultCard, type ResultCardProps } from '../features/results/ResultCard'
import { ResultSkeletons } from '../features/results/ResultGrid'
import { Results } from '../features/results/Results'
import { ShareLink } from '../features/share/ShareLink'
import { offersRequest } from '../search/queries/offers-request'
import { useShownStays } from '../search/queries/use-shown'
import type { SearchRoute } from '../search/route/route'
import { BetweenBlocks } from './BetweenBlocks'

type StayResultsProps = { route: SearchRoute; criteria: Criteria } & Pick<
  ResultCardProps,
  'onOffers' | 'onOffersIntent'
>

/**
 * Results of the flows with a hotel, with all that stands around and between them. They are those of before until there
 * are others, and say for which criteria they were found.
 */
export const StayResults = memo(function StayResults({
  route,
  criteria: wanted,
  ...offers
}: StayResultsProps) {
  const { flow, page, recommendedOfferId } = route
  const { locale } = useVisit()
  const shown = useShownStays({ ...route, criteria: wanted })
  const { criteria } = shown
  // Asked for together with the results: what stands between them must not come after them.
  const banner = useTargetedBanner({ flow, criteria })
  const view = useAtomValue(priceViewAtom)
  const request = offersRequest({ locale, flow, criteria, page })
  const hash = serializeCriteria({ criteria })
  const between: Between = (block, isLast) => (
    <BetweenBlocks {...{ route, criteria, block, isLast, banner }} />
  )
  return (
    <>
      <FamilyBanner flow={flow} criteria={criteria} />
      {recommendedOfferId && (
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
            />
          )}
        />
      )}
      <Results
        route={route}
        shown={shown}
        {...offers}
        ranking={<RankingLink />}
        share={<ShareLink look="text" />}
        between={between}
        wider={(exact, renderResults) => (
          <Fallback
            request={request}
            exact={exact}
            renderResults={renderResults}
            tools={<ListTools flow={flow} criteria={criteria} ranking={<RankingLink />} />}
            between={between}
            skeleton={<ResultSkeletons />}
            nothing={<NoResults route={route} />}
          />
        )}
      />
    </>
  )
})
