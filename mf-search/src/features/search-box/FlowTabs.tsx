import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { useTranslation } from 'react-i18next'
import styles from './SearchBox.module.scss'

const flows = ['booking', 'activity', 'gifting'] as const

/** Stays, activities, gifts: each is a search of its own (CO-007). */
export function FlowTabs({ flow }: { flow: Flow }) {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.tabs} aria-label={t('box.flows')}>
      {flows.map((target) => (
        <AppLink
          key={target}
          to={`/search?flow=${target}`}
          aria-current={target === flow ? 'true' : undefined}
        >
          {t(`flow.${target}`)}
        </AppLink>
      ))}
    </nav>
  )
}
