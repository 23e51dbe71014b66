import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterFooter } from './FilterFooter'
import { FilterPanel } from './FilterMenu'
import { sectionsFor } from './filter-sections'
import { withoutFilters } from './filters'
import { useLiveCount } from './use-live-count'

type FiltersDialogProps = {
  flow: Flow
  criteria: Criteria
  /** With another choice than the criteria. */
  onConfirm: (criteria: Criteria) => void
  /** Without a choice. */
  onClose: () => void
  /** Prepares the results under it for a choice that may be confirmed next. */
  onPreview?: ((criteria: Criteria) => void) | undefined
}

/** A choice that has not changed for so long may well be the last one. */
const restMs = 250

/**
 * Every filter of the flow over the whole screen. Nothing is applied before Confirm (SE-027, SE-028), for which the
 * results underneath are prerendered. It opens at once; the filters are loaded into it.
 */
export function FiltersDialog({ flow, criteria, onConfirm, onClose, onPreview }: FiltersDialogProps) {
  const { t } = useTranslation('search')
  const [draft, setDraft] = useState(criteria)
  const sections = sectionsFor({ flow, criteria })
  const live = useLiveCount({ flow, criteria: draft })
  const isAnswered = live.count !== null
  useEffect(() => {
    if (!isAnswered) return
    const timer = setTimeout(() => startTransition(() => onPreview?.(draft)), restMs)
    return () => clearTimeout(timer)
  }, [isAnswered, draft, onPreview])
  return (
    <Dialog
      title={t('filters.title')}
      size="m"
      onClose={onClose}
      footer={
        <FilterFooter
          flow={flow}
          criteria={draft}
          sections={sections}
          onReset={() => setDraft(withoutFilters(draft, sections))}
          onConfirm={() => (draft === criteria ? onClose() : onConfirm(draft))}
        />
      }
    >
      <FilterPanel flow={flow} criteria={draft} live={live} sections={sections} onChange={setDraft} />
    </Dialog>
  )
}
