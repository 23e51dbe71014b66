import { useApi } from '@escapade/remote-kit/runtime/query'
import { useSavedSearches } from '@escapade/remote-kit/runtime/saved-searches'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { isSaved } from '@escapade/shared-contracts/visitor/saved-search'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../search/queries/facets'
import { firstPageOf, type SearchRoute } from '../../search/route/route'
import styles from './SaveSearch.module.scss'
import type { Said } from './save-search'

type Found = { count: number; place: string | undefined; facets: Facets }
type SaveSearchProps = { route: SearchRoute; criteria: Criteria; found: Found }
type Answer = { searchDetails: SearchDetails; filters: Facets }

/** Facts that an answer gives of its search. */
export const foundIn = ({ searchDetails, filters }: Answer): Found => ({
  count: searchDetails.totalCount,
  place: searchDetails.destination?.label,
  facets: filters,
})

/** Keeps the search with the favourites on this device, or takes it out; how it does so comes with the first press. */
export function SaveSearch({ route, criteria, found }: SaveSearchProps) {
  const { t } = useTranslation(['search', 'ui'])
  const { visit, navigate, logError } = useShell()
  const api = useApi()
  const { list, change } = useSavedSearches()
  const [said, say] = useState<Said | null>(null)
  const uri = firstPageOf(route, serializeCriteria({ criteria }))
  const saved = isSaved(list, uri)

  async function press() {
    try {
      const { saveSearch, takeOut } = await import(/* webpackChunkName: "rare" */ './save-search')
      const search = { uri, route, criteria, ...found, visit, api }
      const tools = { t, change, navigate, say }
      if (saved) takeOut({ uri, list, ...tools })
      else await saveSearch({ ...search, ...tools })
    } catch (error) {
      logError(error)
      say({ text: t('save.failed'), label: t('save.retry'), onPress: () => void press() })
    }
  }
  return (
    <>
      <button type="button" className={styles.save} aria-pressed={saved} onClick={() => void press()}>
        <Icon name="heart" size="s" />
        <span>{t('save.label')}</span>
      </button>
      {said && (
        <Notice key={said.text} action={said} onClose={() => say(null)}>
          {said.text}
        </Notice>
      )}
    </>
  )
}
