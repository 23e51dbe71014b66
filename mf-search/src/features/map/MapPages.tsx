import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useTranslation } from 'react-i18next'
import styles from './MapList.module.scss'

type MapPagesProps = { page: number; total: number; onPage: (page: number) => void }

/** On to the next hotels of the list, and back. At an end a button keeps the focus that it has. */
export function MapPages({ page, total, onPage }: MapPagesProps) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  const { pages, shown } = pageCount({ totalCount: total, pageSize: searchPageSize })
  if (!shown) return null
  const from = page * searchPageSize + 1
  const to = Math.min(total, from + searchPageSize - 1)
  const goTo = (next: number) => {
    const isPage = next >= 0 && next < pages
    return { 'aria-disabled': !isPage, onClick: () => isPage && onPage(next) }
  }
  return (
    <nav className={styles.pages} aria-label={ui('pagination.label')}>
      <IconButton icon="left" label={ui('pagination.previous')} {...goTo(page - 1)} />
      <span role="status">{t('map.range', { from, to, count: total })}</span>
      <IconButton icon="right" label={ui('pagination.next')} {...goTo(page + 1)} />
    </nav>
  )
}
