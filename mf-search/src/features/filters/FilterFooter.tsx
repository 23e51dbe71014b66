import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import styles from './Filters.module.scss'
import { countSet, withSuggestedDistance } from './filters'
import { useLiveCount } from './use-live-count'

type FilterFooterProps = {
  flow: Flow
  criteria: Criteria
  sections: readonly FilterSection[]
  onReset: () => void
  onConfirm: () => void
}

/** Starts the choice over, or confirms it; the button says how many results it gives as soon as that is known. */
export function FilterFooter({ flow, criteria, sections, onReset, onConfirm }: FilterFooterProps) {
  const { t } = useTranslation('search')
  const { count } = useLiveCount({ flow, criteria: withSuggestedDistance(criteria, sections) })
  return (
    <>
      <Button variant="text" aria-disabled={countSet(criteria, sections) === 0} onClick={onReset}>
        {t('filters.reset')}
      </Button>
      <Button onClick={onConfirm}>
        {t('filters.confirm')}
        <span className={styles.count} role="status">
          {count === null ? '' : t('results.count', { count })}
        </span>
      </Button>
    </>
  )
}
