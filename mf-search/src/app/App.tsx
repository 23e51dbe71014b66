import { AfterPaint } from '@escapade/remote-kit/runtime/after-paint'
import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { useEffect } from 'react'
import { Announcement } from '../features/banners/Announcement'
import { MarketingBlocks } from '../features/banners/MarketingBlocks'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { WishNotice } from '../features/wish/WishNotice'
import { Coverable } from '../search/covered'
import { useKeptAnswers } from '../search/queries/keep-answers'
import { redirectOf } from '../search/route/route'
import { useSearchRoute } from '../search/route/use-search-route'
import { ActivitySearch } from './ActivitySearch'
import styles from './App.module.scss'
import { SearchStatus } from './SearchStatus'
import { SearchTop } from './SearchTop'
import { StaySearch } from './StaySearch'

export function App() {
  useKeptAnswers()
  const { flags } = useVisit()
  const route = useSearchRoute()
  const { flow, page } = route
  useExperimentRedirect(redirectOf({ route, singleVoucherSearch: flags.singleVoucherSearch === true }))
  return (
    <Coverable>
      <Announcement flow={flow} />
      <div className={styles.page}>
        {/* Other results come first: what only repeats the criteria follows them. */}
        <AfterPaint>
          <SearchTop route={route} />
        </AfterPaint>
        <SearchStatus route={route} />
        <CriteriaGate skeleton={<ResultsSkeleton />}>
          {flow === 'activity' ? <ActivitySearch {...route} /> : <StaySearch {...route} />}
        </CriteriaGate>
        {page === 0 && <MarketingBlocks />}
        <WishNotice />
      </div>
    </Coverable>
  )
}

/** The hash goes along: what was wanted is wanted still. */
function useExperimentRedirect(uri: string | null) {
  const { navigate } = useShell()
  useEffect(() => {
    if (uri) navigate(uri + window.location.hash, { replace: true })
  }, [uri, navigate])
}
