import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { usePageLocation, useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { useTranslation } from 'react-i18next'
import { ResultsSkeleton } from '../features/results/ResultsSkeleton'
import { SearchBox } from '../features/search-box/SearchBox'
import styles from './App.module.scss'
import { Refinements } from './Refinements'
import { readSearchRoute } from './route'
import { StayResults } from './StayResults'

export function App() {
  const { flags } = useVisit()
  const { flow, page } = readSearchRoute(usePageLocation(), { activityOnly: flags.activityOnly !== false })
  useSearchHead(flow, page)
  return (
    <div className={styles.page}>
      <Breadcrumb items={useCrumbs(flow)} />
      <SearchBox flow={flow} look="page" />
      <CriteriaGate skeleton={<ResultsSkeleton />}>
        <Refinements flow={flow} page={page} />
        <StayResults flow={flow} page={page} />
      </CriteriaGate>
    </div>
  )
}

function useCrumbs(flow: Flow) {
  const { t } = useTranslation('search')
  const { href } = useShell()
  return [{ label: t('crumbs.home'), href: href('/') }, { label: t(`flow.${flow}`) }]
}

function useSearchHead(flow: Flow, page: number) {
  const { t } = useTranslation('search')
  const { visit, href } = useShell()
  const uri = (target: number) => `/search?flow=${flow}${target > 0 ? `&page=${target}` : ''}`
  const items = useCrumbs(flow)
  useHead({
    title: t(`head.${flow}.title`),
    description: t(`head.${flow}.description`),
    canonical: uri(page),
    index: page === 0,
    links: page > 0 ? [{ rel: 'prev', href: href(uri(page - 1)) }] : [],
    jsonLd: [breadcrumbList(items, visit.origin + href(uri(0)), visit.origin)],
  })
}

const breadcrumbList = (items: { label: string; href?: string }[], here: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ? origin + href : here,
  })),
})
