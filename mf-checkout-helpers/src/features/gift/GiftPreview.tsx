import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './GiftPreview.module.scss'
import type { PreviewedGift } from './previewed-gift'

type Props = { gift: PreviewedGift; onClose: () => void }

/** The voucher as its recipient will see it, before it is paid: its code is drawn when it is. */
export default function GiftPreview({ gift, onClose }: Props) {
  const { t } = useTranslation('checkout')
  const { locale, now, textLanguage: language } = useVisit()
  const { label, imageBase, fromName, message, delivery, nights, amount, visitDay } = gift
  const show = (day: string) => formatDay({ day, language, style: 'full' })
  const until = show(validUntil({ issuedOn: dayOf(now), deliveredOn: delivery?.day }))
  return (
    <Dialog title={t('preview.title')} onClose={onClose}>
      <article className={styles.voucher} aria-label={t('preview.title')}>
        <Picture src={imageBase} alt="" width={640} height={480} sizes="(min-width: 700px) 560px, 92vw" />
        <div className={styles.sheet}>
          <Heading level={3} look={2} className={styles.heading}>
            {t('preview.heading')}
          </Heading>
          <p className={styles.quiet}>
            {fromName ? t('preview.giver', { name: fromName }) : t('preview.anonymous')}
          </p>
          <p className={styles.label}>{label}</p>
          {nights !== undefined && <p>{t('stay.nights', { count: nights })}</p>}
          {visitDay && <p>{show(visitDay)}</p>}
          {amount !== undefined && <p className={styles.amount}>{formatCents({ cents: amount, locale })}</p>}
          {message && <blockquote className={styles.message}>{message}</blockquote>}
          <dl className={styles.ticket}>
            <div>
              <dt>{t('preview.code')}</dt>
              <dd className={styles.code}>••••-••••-••••-••••</dd>
            </div>
            <div>
              <dt>{t('preview.until')}</dt>
              <dd>{until}</dd>
            </div>
          </dl>
          <p className={styles.quiet}>{t('preview.note')}</p>
        </div>
      </article>
    </Dialog>
  )
}
