import { AppLink, isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFlowChange } from '../../search/flow/use-flow-change'
import styles from './FlowTabs.module.scss'

const flowsOf = {
  home: ['booking', 'activity', 'gifting'],
  page: ['booking', 'hotel', 'activity', 'gifting'],
} as const satisfies Record<string, readonly Flow[]>

type FlowTabsProps = {
  flow: Flow
  criteria: Criteria
  /** In the box of the home page, or above the box of the results, where nights alone are offered too. */
  look?: keyof typeof flowsOf
}

/**
 * Stays, nights, activities, gifts: each is a search of its own (CO-007). Criteria that fit there go along (SC-068).
 */
export function FlowTabs({ flow, criteria, look = 'home' }: FlowTabsProps) {
  const { t } = useTranslation('search')
  const { flags } = useVisit()
  const { uriOf, changeTo } = useFlowChange(flow)
  const offered = flowsOf[look].filter((target) => target !== 'activity' || flags.activityOnly !== false)
  const change = (target: Flow) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    changeTo(target)
  }
  return (
    <nav className={styles.tabs} data-look={look} aria-label={t('box.flows')}>
      {offered.map((target) => (
        <AppLink
          key={target}
          to={uriOf(target, criteria)}
          aria-current={target === flow ? 'true' : undefined}
          onClick={change(target)}
        >
          {t(`flow.${target}`)}
        </AppLink>
      ))}
    </nav>
  )
}
