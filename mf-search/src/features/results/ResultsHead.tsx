import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { SearchDetails } from '@escapade/shared-contracts/api/search-schemas'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { sortOptions } from '@escapade/shared-contracts/rules/sort-options'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Segmented } from '@escapade/shared-ui/segmented/Segmented'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { priceViewAtom } from './price-view'
import styles from './Results.module.scss'

type ResultsHeadProps = {
  flow: Flow
  details: SearchDetails
  /** The way to what decides the order. */
  ranking: ReactNode
}

const views = ['total', 'night', 'person'] as const

/** How many, where, in which order and why. */
export function ResultsHead({ flow, details, ranking }: ResultsHeadProps) {
  const { t } = useTranslation('search')
  const { criteria } = useCriteria()
  const [view, setView] = useAtom(priceViewAtom)
  const sorts = sortOptions({ flow, hasLatLng: criteria.lat !== undefined && criteria.lng !== undefined })
  const sort = sorts.find((candidate) => candidate === criteria.sort) ?? sorts[0]
  const place = details.destination?.label
  const count = details.totalCount
  return (
    <div className={styles.head}>
      <div>
        <Heading level={1} aria-live="polite">
          {place ? t('results.countAt', { count, place }) : t('results.count', { count })}
        </Heading>
        <div className={styles.rank}>
          {sort && <span>{t(`sort.ranked.${sort}`)}</span>}
          {ranking}
        </div>
      </div>
      <Segmented
        label={t('results.priceView')}
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
    </div>
  )
}
