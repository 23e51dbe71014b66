import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { Popover, type PopoverTrigger } from '@escapade/shared-ui/popover/Popover'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { type ReactNode, useState } from 'react'
import { FilterFooter } from './FilterFooter'
import { withoutFilters, withSuggestedDistance } from './filters'
import { useLiveCount } from './use-live-count'

export const FilterPanel = onDemand(() => import('./FilterPanel'), { waiting: <Skeleton width={8} /> })

type FilterMenuProps = {
  title: string
  sections: readonly FilterSection[]
  criteria: Criteria
  flow: Flow
  onRefine: (criteria: Criteria) => void
  trigger: (props: PopoverTrigger) => ReactNode
}

/**
 * Filters behind a button. On a wide screen, where the results stay in sight, each choice applies at once; over a
 * phone's whole screen nothing happens before Confirm, and the button says what it will give.
 */
export function FilterMenu({ title, sections, criteria, flow, onRefine, trigger }: FilterMenuProps) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(criteria)
  const wide = useWideScreen()
  const value = wide ? criteria : draft
  const change = wide ? onRefine : setDraft
  const openChange = (next: boolean) => {
    setDraft(criteria)
    setOpen(next)
  }
  const confirm = () => {
    const confirmed = withSuggestedDistance(value, sections)
    if (confirmed !== criteria) onRefine(confirmed)
    setOpen(false)
  }
  return (
    <Popover
      open={open}
      onOpenChange={openChange}
      title={title}
      small="full"
      trigger={trigger}
      footer={
        <FilterFooter
          flow={flow}
          criteria={value}
          sections={sections}
          onReset={() => change(withoutFilters(value, sections))}
          onConfirm={confirm}
        />
      }
    >
      <LivePanel sections={sections} criteria={value} flow={flow} onChange={change} />
    </Popover>
  )
}

type LivePanelProps = {
  sections: readonly FilterSection[]
  criteria: Criteria
  flow: Flow
  onChange: (criteria: Criteria) => void
}

function LivePanel(props: LivePanelProps) {
  const { flow, criteria, sections } = props
  const live = useLiveCount({ flow, criteria: withSuggestedDistance(criteria, sections) })
  return <FilterPanel {...props} live={live} />
}
