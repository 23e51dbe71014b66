import { useApi } from '@escapade/remote-kit/runtime/query'
import { useSavedSearches } from '@escapade/remote-kit/runtime/saved-searches'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { isSaved, withoutSearch, withSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../search/queries/facets'
import { firstPageOf, type SearchRoute } from '../../search/route/route'
import styles from './SaveSearch.module.scss'

type Found = { count: number; place: string | undefined; facets: Facets }
type SaveSearchProps = { route: SearchRoute; criteria: Criteria; found: Found }
type Answer = { searchDetails: SearchDetails; filters: Facets }

/** What an answer says of its search. */
export const foundIn = ({ searchDetails, filters }: Answer): Found => ({
  count: searchDetails.totalCount,
  place: searchDetails.destination?.label,
  facets: filters,
})

const favourites = '/account/wishlist'

/** Keeps the search with the favourites on this device, or takes it out; what it takes to describe it comes then. */
export function SaveSearch({ route, criteria, found }: SaveSearchProps) {
  const { t } = useTranslation(['search', 'ui'])
  const { visit, navigate, logError } = useShell()
  const api = useApi()
  const { list, change } = useSavedSearches()
  const [said, setSaid] = useState<'saved' | 'removed' | 'failed' | null>(null)
  const uri = firstPageOf(route, serializeCriteria({ criteria }))
  const saved = isSaved(list, uri)

  async function save() {
    try {
      const { describeSearch } = await import('./describe-search')
      const search = await describeSearch({ uri, route, criteria, ...found, visit, t, api })
      change((all) => withSearch(all, search))
      setSaid('saved')
    } catch (error) {
      logError(error)
      setSaid('failed')
    }
  }
  function remove() {
    change((all) => withoutSearch(all, uri))
    setSaid('removed')
  }
  const action = {
    saved: { label: t('save.see'), onPress: () => navigate(favourites) },
    removed: { label: t('wish.undo'), onPress: () => void save() },
    failed: { label: t('save.retry'), onPress: () => void save() },
  }
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-pressed={saved}
        onClick={saved ? remove : () => void save()}
      >
        <Icon name="heart" size="s" />
        <span>{t('save.label')}</span>
      </button>
      {said && (
        <Notice key={said} action={action[said]} onClose={() => setSaid(null)}>
          {t(`save.${said}`)}
        </Notice>
      )}
    </>
  )
}
