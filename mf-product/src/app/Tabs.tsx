import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { useSectionInView } from '@escapade/shared-ui/sections/use-section-in-view'
import { useStandingSections } from '@escapade/shared-ui/sections/use-standing-sections'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionTabs } from '../features/sections/SectionTabs'
import { StickyBar } from '../features/sections/StickyBar'
import { type SectionId, sectionIds } from '../features/sections/sections'
import { useLeftView } from '../features/sections/use-left-view'
import styles from './ProductPage.module.scss'

type Props = {
  product: StayDetail
  /** The way to buy, beside the tabs that follow the page. */
  children: ReactNode
}

/** Spain and Italy read the page without tabs (PR-013). */
export function Tabs(props: Props) {
  const country = countryOf(useVisit().locale)
  return country === 'ES' || country === 'IT' ? null : <ShownTabs {...props} />
}

function ShownTabs({ product, children }: Props) {
  const { t } = useTranslation('product')
  const bar = useRef<HTMLDivElement>(null)
  const isThere = (id: SectionId) =>
    (id !== 'reviews' || product.hotel.review.count > 0) &&
    (id !== 'description' || Boolean(product.description || product.headwords))
  const ids = useStandingSections(sectionIds.filter(isThere))
  const current = useSectionInView(ids)
  const left = useLeftView(bar)
  return (
    <>
      <div className={styles.tabs} ref={bar}>
        <SectionTabs ids={ids} current={current} label={t('tabs.label')} />
      </div>
      <StickyBar ids={ids} current={current} shown={left}>
        <div className={styles.sticky}>{children}</div>
      </StickyBar>
    </>
  )
}
