import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Announcement } from '../features/banners/Announcement'
import { MarketingBlocks } from '../features/banners/MarketingBlocks'
import { SearchCare } from '../features/care/SearchCare'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { FlowTabs } from '../features/search-box/FlowTabs'
import { SearchBox } from '../features/search-box/SearchBox'
import { SearchSummary } from '../features/summary/SearchSummary'
import { WishNotice } from '../features/wish/WishNotice'
import { useKeptAnswers } from '../search/keep-answers'
import { redirectOf } from '../search/route'
import { useFound } from '../search/use-search'
import { useSearchRoute } from '../search/use-search-route'
import { ActivitySearch } from './ActivitySearch'
import styles from './App.module.scss'
import { StaySearch } from './StaySearch'
import { useSearchHead } from './use-search-head'

export function App() {
  useKeptAnswers()
  const { flags } = useVisit()
  const route = useSearchRoute()
  const { flow, page } = route
  useExperimentRedirect(redirectOf({ route, singleVoucherSearch: flags.singleVoucherSearch === true }))
  const crumbs = useCrumbs(flow)
  useSearchHead({ route, crumbs })
  return (
    <>
      <Announcement flow={flow} />
      <div className={styles.page}>
        <Breadcrumb items={crumbs} />
        <FlowTabs flow={flow} look="page" />
        <div className={styles.box}>
          <SearchBox flow={flow} look="page" />
        </div>
        <Summary flow={flow} page={page} />
        <SearchCare flow={flow} page={page} />
        <CriteriaGate skeleton={<ResultsSkeleton />}>
          {flow === 'activity' ? <ActivitySearch {...route} /> : <StaySearch {...route} />}
        </CriteriaGate>
        {page === 0 && <MarketingBlocks />}
        <WishNotice />
      </div>
    </>
  )
}

function Summary({ flow, page }: { flow: Flow; page: number }) {
  const place = useFound({ flow, page })?.details.destination?.label ?? null
  return (
    <SearchSummary
      flow={flow}
      place={place}
      renderBox={(onDone) => <SearchBox flow={flow} look="page" onSent={onDone} />}
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

function useCrumbs(flow: Flow) {
  const { t } = useTranslation('search')
  const { href } = useShell()
  return [{ label: t('crumbs.home'), href: href('/') }, { label: t(`flow.${flow}`) }]
}
