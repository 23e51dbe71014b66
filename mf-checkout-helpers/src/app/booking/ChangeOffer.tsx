import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ModificationQuote } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { CardTokenRequest, OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { choiceOf } from '@escapade/shared-contracts/criteria/activity-choices'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { ChangeAmounts } from '../../features/booking/ChangeAmounts'
import { CardForm } from '../../features/payment/CardForm'
import { checkCard, emptyCard, toCardToken } from '../../features/payment/card'
import { Programme } from '../../features/stay/Programme'
import { CancellationText } from '../CancellationText'

type Props = {
  stay: OrderedStay
  before: number
  quote: ModificationQuote
  busy: boolean
  onConfirm: (card: CardTokenRequest | null) => void
}

/** The stay as it would be, its conditions and what it costs: all that is agreed to with the button. */
export function ChangeOffer({ stay, before, quote, busy, onConfirm }: Props) {
  const { t } = useTranslation('checkout')
  const { now, locale } = useVisit()
  const [card, setCard] = useState(emptyCard)
  const [submitted, setSubmitted] = useState(false)
  const { toPay } = quote
  const problems = checkCard(card, now)
  const confirm = () => {
    setSubmitted(true)
    if (toPay === 0) onConfirm(null)
    else if (Object.keys(problems).length === 0) onConfirm(toCardToken(card))
  }
  return (
    <>
      <NewStay stay={quote.stay ?? stay} />
      <ChangeAmounts before={before} quote={quote} />
      {toPay > 0 && <CardForm card={card} onChange={setCard} problems={problems} submitted={submitted} />}
      <div className={styles.buttons}>
        <Button variant="action" busy={busy} onClick={confirm}>
          {toPay > 0
            ? t('booking.change.pay', { amount: formatCents({ cents: toPay, locale }) })
            : t('booking.change.confirm')}
        </Button>
      </div>
    </>
  )
}

function NewStay({ stay }: { stay: OrderedStay }) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const { checkin, checkout, nights, activityDates } = stay
  const write = (day: string) => formatDay({ day, language, style: 'long' })
  const chosen = activityDates.map(({ activityId, date }) => choiceOf(activityId, diffDays(checkin, date)))
  return (
    <div className={styles.newStay}>
      <p>
        <b>{t('stay.dates', { from: write(checkin), to: write(checkout) })}</b> ·{' '}
        {t('stay.nights', { count: nights })}
      </p>
      <Programme lines={stay.programLineList} chosen={{ activityDates: chosen, checkin }} />
      <CancellationText policy={stay.cancellationPolicy ?? null} />
    </div>
  )
}
