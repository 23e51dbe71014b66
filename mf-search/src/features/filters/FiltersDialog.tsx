import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRehearsal } from '../../search/rehearsal'
import { FilterFooter } from './FilterFooter'
import { FilterPanel } from './FilterMenu'
import { sectionsFor } from './filter-sections'
import { withoutFilters } from './filters'
import { useDistanceCounts } from './use-distance-counts'
import { useLiveCount } from './use-live-count'

type FiltersDialogProps = {
  flow: Flow
  criteria: Criteria
  onRefine: (criteria: Criteria) => void
  onClose: () => void
  /** The first results lie under it, which a choice would change. */
  rehearsed?: boolean
}

/**
 * Every filter of the flow over the whole screen. Nothing is applied before Confirm (SE-027, SE-028), for which the
 * results are made ready underneath. It opens at once; the filters are loaded into it.
 */
export function FiltersDialog({ flow, criteria, onRefine, onClose, rehearsed = false }: FiltersDialogProps) {
  const { t } = useTranslation('search')
  const [draft, setDraft] = useState(criteria)
  const sections = sectionsFor({ flow, criteria })
  const counted = useLiveCount({ flow, criteria: draft })
  const distance = useDistanceCounts({ flow, criteria: draft, sections })
  const live = { ...counted, facets: counted.facets && { distance, ...counted.facets } }
  useRehearsal(rehearsed && counted.count !== null ? draft : null)
  const confirm = () => {
    if (draft !== criteria) onRefine(draft)
    onClose()
  }
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
          onConfirm={confirm}
        />
      }
    >
      <FilterPanel flow={flow} criteria={draft} live={live} sections={sections} onChange={setDraft} />
    </Dialog>
  )
}
