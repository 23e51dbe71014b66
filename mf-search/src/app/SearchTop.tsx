import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { SearchCare } from '../features/care/SearchCare'
import { FlowTabs } from '../features/search-box/FlowTabs'
import { SearchBox } from '../features/search-box/SearchBox'
import { SearchSummary } from '../features/summary/SearchSummary'
import { usePlaceName } from '../search/queries/use-place-name'
import { useFacetNames } from '../search/queries/use-search'
import type { SearchRoute } from '../search/route/route'
import styles from './App.module.scss'
import { useCrumbs } from './use-crumbs'
import { useSearchHead } from './use-search-head'

/** What is searched for, said in every way: head, crumbs, box, summary. It repeats the criteria, which the results follow. */
export function SearchTop({ route }: { route: SearchRoute }) {
  const { flow, page } = route
  const { href } = useShell()
  const crumbs = useCrumbs(route)
  useSearchHead({ route, crumbs })
  const facets = useFacetNames({ flow, page })
  const place = usePlaceName({ flow, page })
  return (
    <>
      <Breadcrumb items={crumbs.map(({ label, uri }) => ({ label, href: href(uri) }))} />
      <FlowTabs flow={flow} look="page" />
      <div className={styles.box}>
        <SearchBox flow={flow} look="page" facets={facets} />
      </div>
      <SearchSummary
        flow={flow}
        place={place}
        renderBox={(onDone) => <SearchBox flow={flow} look="page" facets={facets} onSent={onDone} />}
      />
      <SearchCare flow={flow} page={page} />
    </>
  )
}
