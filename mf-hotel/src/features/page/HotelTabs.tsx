import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { jumpTo } from '@escapade/shared-ui/sections/jump-to'
import { useSectionInView } from '@escapade/shared-ui/sections/use-section-in-view'
import { useStandingSections } from '@escapade/shared-ui/sections/use-standing-sections'
import { TabNav } from '@escapade/shared-ui/tabs/TabNav'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './HotelTabs.module.scss'

const all = ['about', 'offers', 'reviews'] as const

/** Parts of the page, kept in view (HO-003). The hash holds the criteria, so following one does not write it. */
export function HotelTabs({ hasReviews, children }: { hasReviews: boolean; children?: ReactNode }) {
  const { t } = useTranslation('hotel')
  const ids = useStandingSections(all.filter((id) => id !== 'reviews' || hasReviews))
  const current = useSectionInView(ids)
  return (
    <div className={styles.sticky}>
      <TabNav
        label={t('tabs.label')}
        items={ids.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`) }))}
        current={`#${current ?? ids[0]}`}
        onFollow={(event, href) => {
          if (isForBrowser(event)) return
          event.preventDefault()
          jumpTo(href.slice(1))
        }}
      />
      {children}
    </div>
  )
}
