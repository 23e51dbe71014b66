import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './SavedSearches.module.scss'
import { savedSearchQuery } from './saved-search-query'

/** Number of stays that a saved search finds, their lowest price, and the change since it was saved. */
export function FoundToday({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('account')
  const { locale } = useVisit()
  const changes = useChanges(search)
  const { data } = useQuery(savedSearchQuery(useApi(), { search, locale }))
  if (!data) return null
  if (data.count === 0) return <p className={styles.found}>{t('searches.none')}</p>
  const price = data.cents !== null && formatCents({ cents: data.cents, locale })
  const results = t('searches.results', { count: data.count })
  return (
    <p className={styles.found}>
      <b>{price ? `${results}, ${t('searches.from', { price })}` : results}</b>
      {changes(data).map((change) => (
        <span key={change}>{change}</span>
      ))}
    </p>
  )
}

/** In words: the price first, of which a visitor would want to know. */
function useChanges({ found: before, stays, activities }: SavedSearch) {
  const { t } = useTranslation('account')
  const { locale, textLanguage: language } = useVisit()
  const day = formatDay({ day: before.day, language })
  // Each market has its own offers and prices: between two of them, nothing has changed.
  const isComparable = (stays ?? activities)?.locale === locale
  return ({ count, cents }: { count: number; cents: number | null }): string[] => {
    if (!isComparable) return []
    const dearer = cents !== null && before.cents !== null ? cents - before.cents : 0
    const more = count - before.count
    const amount = formatCents({ cents: Math.abs(dearer), locale })
    return [
      dearer < 0 && t('searches.less', { amount, day }),
      dearer > 0 && t('searches.morePrice', { amount, day }),
      more > 0 && t('searches.new', { count: more, day }),
      more < 0 && t('searches.fewer', { count: -more, day }),
    ].filter((change) => change !== false)
  }
}
