import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { memo } from 'react'
import { FlowTabs } from '../features/search-box/FlowTabs'
import { SearchBox } from '../features/search-box/SearchBox'
import { SearchSummary } from '../features/summary/SearchSummary'
import { usePlaceName } from '../search/queries/use-place-name'
import { useFacetNames } from '../search/queries/use-search'
import type { SearchRoute } from '../search/route/route'
import styles from './App.module.scss'
import { parts } from './parts'
import { useCrumbs } from './use-crumbs'
import { useRecordSearch } from './use-record-search'
import { useSearchHead } from './use-search-head'

type SearchTopProps = { route: SearchRoute; criteria: Criteria }

/** Subject of the search, said in every way: head, crumbs, box, summary. */
export const SearchTop = memo(function SearchTop({ route, criteria }: SearchTopProps) {
  const { flow } = route
  const search = { ...route, criteria }
  const { href, visit } = useShell()
  const crumbs = useCrumbs({ route, criteria })
  useSearchHead({ route, criteria, crumbs })
  const facets = useFacetNames(search)
  const place = usePlaceName(search)
  useRecordSearch({ route, criteria, place })
  return (
    <>
      <div className={styles.ways}>
        <Breadcrumb items={crumbs.map(({ label, uri }) => ({ label, href: href(uri) }))} />
        <FlowTabs flow={flow} criteria={criteria} look="page" />
      </div>
      <div className={styles.box}>
        <SearchBox flow={flow} criteria={criteria} look="page" facets={facets} />
      </div>
      <SearchSummary
        flow={flow}
        criteria={criteria}
        place={place}
        renderBox={(onDone) => (
          <SearchBox flow={flow} criteria={criteria} look="page" facets={facets} onSent={onDone} />
        )}
      />
      {visit.customerCare && <parts.care search={search} />}
    </>
  )
})
