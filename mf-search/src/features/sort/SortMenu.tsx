import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { sortOptions } from '@escapade/shared-contracts/rules/search/sort-options'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { Popover, type PopoverTrigger } from '@escapade/shared-ui/popover/Popover'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMeasured } from '../../search/criteria/place'
import { sortOf } from '../../search/queries/offers-request'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'

type SortMenuProps = {
  flow: Flow
  criteria: Criteria
  onRefine: (criteria: Criteria) => void
  trigger: (props: PopoverTrigger) => ReactNode
  /** Under the orders. */
  children?: ReactNode
}

/** The orders of the flow; a drawer from below on a phone (SE-029). Nothing where there is no choice. */
export function SortMenu({ flow, criteria, onRefine, trigger, children }: SortMenuProps) {
  const { t } = useTranslation('search')
  const prefetch = usePrefetchResults()
  const wide = useWideScreen()
  const [open, setOpen] = useState(false)
  const sorts = sortOptions({ flow, hasLatLng: isMeasured(criteria) })
  if (sorts.length === 0) return null
  const current = sortOf(flow, criteria)
  return (
    <Popover open={open} onOpenChange={setOpen} title={t('sort.label')} align="end" trigger={trigger}>
      <RadioGroup
        legend={t('sort.label')}
        // A phone's drawer says it in its head.
        hideLegend={!wide}
        value={current}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(chosen) => onRefine({ ...criteria, sort: chosen })}
        onIntent={(chosen) => prefetch({ criteria: { ...criteria, sort: chosen } })}
        onSettle={() => setOpen(false)}
      />
      {children}
    </Popover>
  )
}
