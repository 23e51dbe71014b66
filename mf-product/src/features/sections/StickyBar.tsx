import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Sections.module.scss'
import { SectionTabs } from './SectionTabs'
import type { SectionId } from './sections'

type Props = {
  ids: readonly SectionId[]
  current: SectionId | null
  shown: boolean
  /** Price and button. */
  children: ReactNode
}

/** The tabs again, with the way to book, once those of the page are out of sight. Wide screens only. */
export function StickyBar({ ids, current, shown, children }: Props) {
  const { t } = useTranslation('product')
  return shown ? (
    <div className={styles.sticky}>
      <div className={styles.inner}>
        <SectionTabs ids={ids} current={current} label={t('tabs.again')} />
        {children}
      </div>
    </div>
  ) : null
}
