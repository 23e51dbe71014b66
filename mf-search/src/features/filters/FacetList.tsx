import type { Facet } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'
import styles from './Filters.module.scss'
import type { ListSection } from './filter-sections'
import { toggleValue, valuesOf } from './filters'

type FacetListProps = {
  section: ListSection
  /** Null while the answer is under way. */
  facets: readonly Facet[] | null
  criteria: Criteria
  onChange: (criteria: Criteria) => void
}

/** A list this long is folded: ticked values and the most frequent stay in sight. */
const shownAtFirst = 8

/** Values to tick, with how many each would leave; values that would leave nothing cannot be ticked. */
export function FacetList({ section, facets, criteria, onChange }: FacetListProps) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  if (!facets) return <ListSkeleton />
  const ticked = valuesOf(criteria, section)
  const all = [...facets, ...unknownValues(ticked, facets)]
  const shown = open ? all : all.filter(({ id }, index) => index < shownAtFirst || ticked.includes(id))
  const showAll = () => {
    const next = all.findIndex((facet) => !shown.includes(facet))
    setOpen(true)
    // The button is gone: the focus goes on to what it brought.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[next]?.focus())
  }
  if (all.length === 0) return <p className={styles.none}>{t('filters.nothing')}</p>
  return (
    <div ref={list} className={styles.facets}>
      {shown.map(({ id, label, count }) => (
        <Checkbox
          key={id}
          label={section === 'stars' ? t('filters.stars.value', { count: Number(id) }) : label}
          count={count}
          checked={ticked.includes(id)}
          disabled={count === 0 && !ticked.includes(id)}
          onChange={() => onChange(toggleValue(criteria, section, id))}
          onIntent={() => prefetch({ criteria: toggleValue(criteria, section, id) })}
        />
      ))}
      {shown.length < all.length && (
        <Button variant="text" onClick={showAll}>
          {t('filters.more', { count: all.length - shown.length })}
        </Button>
      )}
    </div>
  )
}

/** Ticked in the link, but nothing in the answer has it: it can still be unticked. */
const unknownValues = (ticked: readonly string[], facets: readonly Facet[]): Facet[] =>
  ticked.filter((value) => !facets.some(({ id }) => id === value)).map((id) => ({ id, label: id, count: 0 }))

const lines = [8, 6, 9, 7] as const

const ListSkeleton = () => (
  <div className={styles.facets} aria-hidden="true">
    {lines.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
