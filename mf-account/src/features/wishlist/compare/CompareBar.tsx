import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { Button } from '@escapade/shared-ui/button/Button'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Compare.module.scss'
import type { ComparedStaysProps } from './ComparedStays'
import { mostCompared } from './most-compared'

const ComparedStays = onDemand<ComparedStaysProps>(() => import('./ComparedStays'))

type CompareBarProps = {
  /** Those that are ticked, in the order of the list. */
  stays: readonly WishlistItem[]
  onTakeOut: (id: string) => void
  onClear: () => void
}

/** At the foot of the list while something is ticked: how many, and the way to see them side by side. */
export default function CompareBar({ stays, onTakeOut, onClear }: CompareBarProps) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const hint = stays.length === 1 ? t('compare.oneMore') : stays.length === mostCompared && t('compare.full')
  return (
    <div className={styles.bar}>
      <p role="status">
        <b>{t('compare.count', { count: stays.length })}</b> {hint}
      </p>
      <Button variant="text" onClick={onClear}>
        {t('compare.clear')}
      </Button>
      <Button disabled={stays.length < 2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('compare.open')}
      </Button>
      {isOpen && <ComparedStays stays={stays} onTakeOut={onTakeOut} onClose={() => setOpen(false)} />}
    </div>
  )
}
