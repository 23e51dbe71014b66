import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { Button } from '@escapade/shared-ui/button/Button'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './GiftSummary.module.scss'
import { GiftWay } from './GiftWay'
import { previewOf } from './previewed-gift'

const GiftPreview = onDemand(() => import('./GiftPreview'))

type Props = {
  gift: GiftInBasket
  /** Null where it is the only one. */
  onRemove: (() => void) | null
}

/** The gift with what is written on it, and the way back to change it. */
export function GiftSummary({ gift, onRemove }: Props) {
  const { t } = useTranslation('checkout')
  const { item } = gift
  const [isPreviewed, setPreviewed] = useState(false)
  const { fromName, message } = item.customisation ?? {}
  return (
    <div className={styles.gift}>
      <Picture src={gift.imageBase} alt="" width={400} height={300} sizes="(min-width: 900px) 360px, 30vw" />
      <div className={styles.text}>
        <p className={styles.title}>{gift.label}</p>
        {item.type === 'singleVoucher' && <p>{t('stay.nights', { count: item.nights })}</p>}
        {message && <p className={styles.message}>{message}</p>}
        {fromName && <p>{t('gift.from', { name: fromName })}</p>}
        <p className={styles.quiet}>{gift.batch ? t('gift.byFile') : <GiftWay item={item} />}</p>
        <AppLink to={gift.uri}>{t('gift.change')}</AppLink>
        {onRemove && (
          <Button variant="text" aria-label={t('gift.removeOne', { gift: gift.label })} onClick={onRemove}>
            {t('gift.remove')}
          </Button>
        )}
        <Button variant="line" icon="gift" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
          {t('preview.open')}
        </Button>
      </div>
      {isPreviewed && <GiftPreview gift={previewOf(gift)} onClose={() => setPreviewed(false)} />}
    </div>
  )
}
