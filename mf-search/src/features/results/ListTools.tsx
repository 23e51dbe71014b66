import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Segmented } from '@escapade/shared-ui/segmented/Segmented'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sortOf } from '../../search/queries/offers-request'
import { priceViewAtom, priceViews } from './price-view'
import styles from './Results.module.scss'

type RankedByProps = {
  flow: Flow
  criteria: Criteria
  /** The way to what decides the order. */
  ranking: ReactNode
  share?: ReactNode
}

/** In which order stays are listed, and the way to why. */
export function RankedBy({ flow, criteria, ranking, share }: RankedByProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.rank}>
      <span>{t(`sort.ranked.${sortOf(flow, criteria)}`)}</span>
      {ranking}
      {share}
    </div>
  )
}

export function PriceViews() {
  const { t } = useTranslation('search')
  const [view, setView] = useAtom(priceViewAtom)
  return (
    <Segmented
      label={t('results.priceView')}
      value={view}
      onChange={setView}
      options={priceViews.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  )
}

/** Both, above cards that stand under no title of their own: suggestions where nothing matches. */
export const ListTools = (props: RankedByProps) => (
  <div className={styles.head}>
    <div className={styles.line}>
      <RankedBy {...props} />
      <PriceViews />
    </div>
  </div>
)
