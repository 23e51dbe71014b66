import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useAtomValue } from 'jotai'
import { Fallback } from '../features/fallback/Fallback'
import { FamilyBanner } from '../features/promo/FamilyBanner'
import { GiftCrossSell } from '../features/promo/GiftCrossSell'
import { InlinePromo } from '../features/promo/InlinePromo'
import { RankingLink } from '../features/ranking/RankingLink'
import { Recommended } from '../features/recommended/Recommended'
import { NoResults } from '../features/results/NoResults'
import { priceViewAtom } from '../features/results/price-view'
import { ResultCard } from '../features/results/ResultCard'
import { Results } from '../features/results/Results'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { offersRequest } from '../search/offers-request'
import type { SearchRoute } from './route'

type StayResultsProps = SearchRoute & { onOffers?: (hotel: { id: string; label: string }) => void }

/** Results of the flows with a hotel, with all that stands around and between them. */
export function StayResults({ flow, page, recommendedOfferId, onOffers }: StayResultsProps) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const view = useAtomValue(priceViewAtom)
  const request = offersRequest({ locale, flow, criteria, page })
  const hash = serializeCriteria({ criteria })
  return (
    <>
      <FamilyBanner flow={flow} />
      {recommendedOfferId && (
        <Recommended
          id={recommendedOfferId}
          renderResult={(result) => <ResultCard result={result} hash={hash} view={view} headingLevel={3} />}
        />
      )}
      <Results
        flow={flow}
        page={page}
        onOffers={onOffers}
        ranking={<RankingLink />}
        between={(block, isLast) => (
          <>
            {(block === 1 || block === 2) && <InlinePromo flow={flow} after={block} hash={hash} />}
            {isLast && <GiftCrossSell flow={flow} />}
          </>
        )}
        wider={(exact, renderResults) => (
          <Fallback
            request={request}
            exact={exact}
            renderResults={renderResults}
            loading={<ResultsSkeleton />}
            nothing={<NoResults flow={flow} />}
          />
        )}
      />
    </>
  )
}
