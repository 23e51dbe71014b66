import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { WithdrawalOffer } from '@escapade/shared-contracts/api/gifts/withdrawal-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { Refusal } from './Refusal'
import { useArrival } from './use-arrival'
import styles from './Withdrawal.module.scss'

type OfferStepProps = {
  offer: WithdrawalOffer
  busy: boolean
  error: Error | null
  onConfirm: () => void
  onBack: () => void
}

/** Second step: what goes back, and the button that declares it. */
export function OfferStep({ offer, busy, error, onConfirm, onBack }: OfferStepProps) {
  const { t } = useTranslation('content')
  const { locale, textLanguage: language } = useVisit()
  const heading = useArrival()
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <div className={styles.form}>
      <Heading level={2} look={3} ref={heading} tabIndex={-1}>
        {t('withdrawal.offer.title')}
      </Heading>
      <p>
        {t('withdrawal.offer.text', {
          number: offer.bookingNumber,
          deadline: formatDay({ day: offer.deadline, language, style: 'full' }),
        })}
      </p>
      <dl className={styles.gifts}>
        {offer.gifts.map(({ giftUUID, label, amount }) => (
          <div key={giftUUID}>
            <dt>{label}</dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('withdrawal.refund')}</dt>
          <dd>{show(offer.refundAmount)}</dd>
        </div>
      </dl>
      <p>{t('withdrawal.offer.effect')}</p>
      <Refusal error={error} />
      <div className={styles.actions}>
        <Button variant="action" busy={busy} onClick={onConfirm}>
          {t('withdrawal.offer.confirm')}
        </Button>
        <Button variant="line" onClick={onBack}>
          {t('withdrawal.offer.back')}
        </Button>
      </div>
    </div>
  )
}
