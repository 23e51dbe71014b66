import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useTranslation } from 'react-i18next'
import { countTitle } from '../search/count-title'
import { useSearch } from '../search/queries/use-search'
import type { SearchRoute } from '../search/route/route'
import { useSlow } from '../search/waiting/use-slow'

/**
 * Reads out what becomes of the search: that it is under way, and how many were found. It stays in the page while all
 * else is drawn anew: what appears together with its words is often not read. A failure says so itself.
 */
export function SearchStatus({ route, criteria }: { route: SearchRoute; criteria: Criteria }) {
  const { t } = useTranslation('search')
  const { found, underWay } = useSearch({ ...route, criteria })
  // The server draws for no criteria: as long as those of the address are unknown nothing is claimed.
  const isReady = useReady()
  const slow = useSlow(underWay)
  const waiting = underWay ? t(slow ? 'results.slow' : 'results.loading') : ''
  return (
    <p className="vh" role="status">
      {found && isReady ? countTitle({ details: found.details, route, t }) : waiting}
    </p>
  )
}
