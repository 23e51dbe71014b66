import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { GiftSlot } from '@escapade/remote-kit/runtime/gift-slot'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { memo, useDeferredValue } from 'react'
import { MarketingBlocks } from '../features/banners/MarketingBlocks'
import { SearchAnnouncement } from '../features/banners/SearchAnnouncement'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { WishNotice } from '../features/wish/WishNotice'
import type { SearchRoute } from '../search/route/route'
import styles from './App.module.scss'
import { parts } from './parts'
import { SearchStatus } from './SearchStatus'
import { SearchTop } from './SearchTop'
import { StaySearch } from './StaySearch'

/** Few links name their place in words. */
const TypedPlace = onDemand(() => import(/* webpackChunkName: "rare" */ './typed-place/TypedPlace'), {
  optional: true,
})

type SearchPageProps = { route: SearchRoute; criteria: Criteria }

/** Everything on the page, for one reading of its address. */
export const SearchPage = memo(function SearchPage({ route, criteria }: SearchPageProps) {
  const { flow, page } = route
  const { customerCare } = useVisit()
  return (
    <>
      <SearchAnnouncement flow={flow} />
      <div className={styles.page}>
        {/* It repeats the criteria: the results come first. */}
        <SearchTop route={route} criteria={useDeferredValue(criteria)} />
        {flow !== 'gifting' && <GiftSlot />}
        <SearchStatus route={route} criteria={criteria} />
        {route.text && <TypedPlace flow={flow} text={route.text} />}
        <CriteriaGate skeleton={<ResultsSkeleton />}>
          {flow === 'activity' ? (
            <parts.activities route={route} criteria={criteria} />
          ) : (
            <StaySearch route={route} criteria={criteria} />
          )}
        </CriteriaGate>
        {page === 0 && <MarketingBlocks />}
        <WishNotice />
        {/* An agent's device remembers what other customers asked about. */}
        {!customerCare && <Slot fragment="mf-content/viewed" when="seen" />}
      </div>
      {!customerCare && <Slot fragment="mf-content/newsletter" when="seen" props={{ source: 'search' }} />}
    </>
  )
})
