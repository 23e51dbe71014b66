import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './GiftCard.module.scss'

type Props = {
  design: GiftCardOptions['designs'][number]
  amount: number | null
  fromName: string
  message: string
}

/** The card as it will arrive, while it is written. */
export function CardPreview({ design, amount, fromName, message }: Props) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  return (
    <figure className={styles.preview} aria-label={t('card.preview')}>
      <Picture
        src={design.image.base}
        alt={design.image.alt}
        width={800}
        height={600}
        sizes="(min-width: 1000px) 480px, 100vw"
        priority
      />
      <figcaption>
        <b className={styles.worth}>{amount === null ? '…' : formatCents({ cents: amount, locale })}</b>
        <p className={styles.words}>{message.trim() || t('card.noMessage')}</p>
        <p className={styles.signed}>{fromName.trim() || t('card.noName')}</p>
      </figcaption>
    </figure>
  )
}
