import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { useEffect } from 'react'
import { Announcement } from '../features/banners/Announcement'
import { MarketingBlocks } from '../features/banners/MarketingBlocks'
import { SearchCare } from '../features/care/SearchCare'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { FlowTabs } from '../features/search-box/FlowTabs'
import { SearchBox } from '../features/search-box/SearchBox'
import { SearchSummary } from '../features/summary/SearchSummary'
import { WishNotice } from '../features/wish/WishNotice'
import type { Facets } from '../search/facets'
import { useKeptAnswers } from '../search/keep-answers'
import { redirectOf } from '../search/route'
import { useFacetNames, useFound } from '../search/use-search'
import { useSearchRoute } from '../search/use-search-route'
import { ActivitySearch } from './ActivitySearch'
import styles from './App.module.scss'
import { SearchStatus } from './SearchStatus'
import { StaySearch } from './StaySearch'
import { useCrumbs } from './use-crumbs'
import { useSearchHead } from './use-search-head'

export function App() {
  useKeptAnswers()
  const { flags } = useVisit()
  const { href } = useShell()
  const route = useSearchRoute()
  const { flow, page } = route
  useExperimentRedirect(redirectOf({ route, singleVoucherSearch: flags.singleVoucherSearch === true }))
  const crumbs = useCrumbs(route)
  useSearchHead({ route, crumbs })
  const facets = useFacetNames({ flow, page })
  return (
    <>
      <Announcement flow={flow} />
      <div className={styles.page}>
        <Breadcrumb items={crumbs.map(({ label, uri }) => ({ label, href: href(uri) }))} />
        <FlowTabs flow={flow} look="page" />
        <div className={styles.box}>
          <SearchBox flow={flow} look="page" facets={facets} />
        </div>
        <Summary flow={flow} page={page} facets={facets} />
        <SearchCare flow={flow} page={page} />
        <SearchStatus route={route} />
        <CriteriaGate skeleton={<ResultsSkeleton />}>
          {flow === 'activity' ? <ActivitySearch {...route} /> : <StaySearch {...route} />}
        </CriteriaGate>
        {page === 0 && <MarketingBlocks />}
        <WishNotice />
      </div>
    </>
  )
}

function Summary({ flow, page, facets }: { flow: Flow; page: number; facets: Facets | null }) {
  const place = useFound({ flow, page })?.details.destination?.label ?? null
  return (
    <SearchSummary
      flow={flow}
      place={place}
      renderBox={(onDone) => <SearchBox flow={flow} look="page" facets={facets} onSent={onDone} />}
    />
  )
}

/** The hash goes along: what was wanted is wanted still. */
function useExperimentRedirect(uri: string | null) {
  const { navigate } = useShell()
  useEffect(() => {
    if (uri) navigate(uri + window.location.hash, { replace: true })
  }, [uri, navigate])
}
