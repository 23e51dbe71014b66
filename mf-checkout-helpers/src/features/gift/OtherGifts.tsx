import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import { GiftWay } from './GiftWay'
import styles from './OtherGifts.module.scss'

type Props = {
  gifts: readonly GiftInBasket[]
  onChange: (index: number) => void
  onRemove: (index: number) => void
}

/** Gifts of the same order that are ready: each can be changed or taken out. */
export function OtherGifts({ gifts, onChange, onRemove }: Props) {
  const { t } = useTranslation('checkout')
  if (gifts.length === 0) return null
  return (
    <section aria-labelledby="others-title">
      <Heading level={2} look={4} id="others-title">
        {t('gift.others')}
      </Heading>
      <ul className={styles.gifts}>
        {gifts.map((gift, index) => (
          // Two gifts may be alike.
          <li key={index} className={styles.gift}>
            <Picture src={gift.imageBase} alt="" width={400} height={300} sizes="72px" />
            <div className={styles.text}>
              <GiftLine gift={gift} />
              <p className={styles.buttons}>
                <Button
                  variant="text"
                  aria-label={t('gift.changeOne', { gift: gift.label })}
                  onClick={() => onChange(index)}
                >
                  {t('gift.edit')}
                </Button>
                <Button
                  variant="text"
                  aria-label={t('gift.removeOne', { gift: gift.label })}
                  onClick={() => onRemove(index)}
                >
                  {t('gift.remove')}
                </Button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GiftLine({ gift: { label, item, batch, amountCents } }: { gift: GiftInBasket }) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.quiet}>
        {item.type === 'singleVoucher' && `${t('stay.nights', { count: item.nights })} · `}
        {formatCents({ cents: amountCents, locale })}
      </p>
      <p className={styles.quiet}>{batch ? t('gift.byFile') : <GiftWay item={item} />}</p>
    </>
  )
}
