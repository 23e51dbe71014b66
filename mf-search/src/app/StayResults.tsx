import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
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
import type { SearchRoute } from '../search/route/route'
import { BetweenBlocks } from './BetweenBlocks'

type StayResultsProps = { route: SearchRoute } & Pick<ResultCardProps, 'onOffers' | 'onOffersIntent'>

/**
 * Results of the flows with a hotel, with all that stands around and between them. Drawn anew for what they hear
 * themselves, and not with the page around them, which hears of other criteria before there is an answer.
 */
export const StayResults = memo(function StayResults({ route, ...offers }: StayResultsProps) {
  const { flow, page, recommendedOfferId } = route
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  // Asked for together with the results: what stands between them must not come after them.
  const banner = useTargetedBanner(flow)
  const view = useAtomValue(priceViewAtom)
  const request = offersRequest({ locale, flow, criteria, page })
  const hash = serializeCriteria({ criteria })
  const between: Between = (block, isLast) => <BetweenBlocks {...{ route, block, isLast, banner, hash }} />
  return (
    <>
      <FamilyBanner flow={flow} />
      {recommendedOfferId && (
        <Recommended
          id={recommendedOfferId}
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
        {...offers}
        ranking={<RankingLink />}
        share={<ShareLink look="text" />}
        between={between}
        wider={(exact, renderResults) => (
          <Fallback
            request={request}
            exact={exact}
            renderResults={renderResults}
            tools={<ListTools flow={flow} ranking={<RankingLink />} />}
            between={between}
            skeleton={<ResultSkeletons />}
            nothing={<NoResults route={route} />}
          />
        )}
      />
    </>
  )
})
