import { paginationPages } from '@escapade/shared-contracts/rules/results/pagination-pages'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon'
import styles from './Pagination.module.scss'

export type PaginationProps = {
  totalPages: number
  /** Zero-based, as in the query. */
  page: number
  href: (page: number) => string
  onPage?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
  /** A finger or button goes down on a page: what it shows can be fetched. */
  onIntent?: (page: number) => void
}

export function Pagination({ totalPages, page, href, onPage, onIntent }: PaginationProps) {
  const { t } = useTranslation('ui')
  const { pages, prev, next } = paginationPages({ totalPages, page })
  const goTo = (target: number) => ({
    onPointerDown: () => onIntent?.(target),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onPage?.(target, event),
  })
  return (
    <nav aria-label={t('pagination.label')}>
      <ul className={styles.pagination}>
        {prev !== null && (
          <li>
            <a href={href(prev)} {...goTo(prev)} rel="prev" aria-label={t('pagination.previous')}>
              <Icon name="left" />
            </a>
          </li>
        )}
        {pages.map((label, index) => (
          <li key={label} data-gap={label - (pages[index - 1] ?? 0) > 1 || undefined}>
            <a
              href={href(label - 1)}
              {...goTo(label - 1)}
              aria-label={t('pagination.page', { page: label })}
              aria-current={label - 1 === page ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
        {next !== null && (
          <li>
            <a href={href(next)} {...goTo(next)} rel="next" aria-label={t('pagination.next')}>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
