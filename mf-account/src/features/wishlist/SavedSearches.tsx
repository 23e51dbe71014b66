import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useSavedSearches } from '@escapade/remote-kit/runtime/saved-searches'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { hasPassed, withoutDates } from '@escapade/shared-contracts/criteria/passed-dates'
import { type SavedSearch, withoutSearch, withSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { Notice } from '@escapade/shared-ui/message/Notice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundToday } from './FoundToday'
import styles from './SavedSearches.module.scss'

/** The searches that the visitor keeps, with what they find today. */
export default function SavedSearches() {
  const { t } = useTranslation('account')
  const { list, change } = useSavedSearches()
  const [removed, setRemoved] = useState<SavedSearch | null>(null)
  const remove = (search: SavedSearch) => {
    change((all) => withoutSearch(all, search.uri))
    setRemoved(search)
  }
  const undo = (search: SavedSearch) => {
    change((all) => withSearch(all, search))
    setRemoved(null)
  }
  return (
    <>
      {list.length > 0 && (
        <section className={styles.searches} aria-labelledby="saved-searches">
          <Heading level={2} look={3} id="saved-searches">
            {t('searches.title')}
          </Heading>
          <ul>
            {list.map((search) => (
              <Saved key={search.uri} search={search} onRemove={() => remove(search)} />
            ))}
          </ul>
        </section>
      )}
      {removed && (
        <Notice
          key={removed.uri}
          action={{ label: t('searches.undo'), onPress: () => undo(removed) }}
          onClose={() => setRemoved(null)}
        >
          {t('searches.removed')}
        </Notice>
      )}
    </>
  )
}

function Saved({ search, onRemove }: { search: SavedSearch; onRemove: () => void }) {
  const { t } = useTranslation('account')
  const { now } = useVisit()
  const { uri, title, words } = search
  const isOver = hasPassed(uri, now.slice(0, 10))
  return (
    <li>
      <div>
        <AppLink to={isOver ? withoutDates(uri) : uri} className={styles.title}>
          {title}
        </AppLink>
        <p className={styles.words}>{words.join(' · ')}</p>
        {isOver ? (
          <p className={styles.words}>
            {t('searches.passed')}. <AppLink to={withoutDates(uri)}>{t('searches.again')}</AppLink>
          </p>
        ) : (
          <FoundToday search={search} />
        )}
      </div>
      <IconButton icon="x" label={t('searches.remove', { title })} onClick={onRemove} />
    </li>
  )
}
