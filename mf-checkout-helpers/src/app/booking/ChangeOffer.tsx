import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ModificationQuote } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { choiceOf } from '@escapade/shared-contracts/criteria/activity-choices'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import { Button } from '@escapade/shared-ui/button/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../common/how-to-pay'
import styles from '../../features/booking/Booking.module.scss'
import { ChangeAmounts } from '../../features/booking/ChangeAmounts'
import { noMethods, paymentMethodsQuery } from '../../features/payment/payment-methods-query'
import { Programme } from '../../features/stay/Programme'
import { CancellationText } from '../CancellationText'
import { useCare } from '../care/care-context'
import { CardFields } from '../payment/CardFields'
import { UnknownWays } from '../payment/UnknownWays'
import { useCard } from '../payment/use-card'

type Props = {
  stay: OrderedStay
  before: number
  quote: ModificationQuote
  busy: boolean
  /** Stands in place of the button until the mailbox is proven; null where it is. */
  proof: ReactNode | null
  onConfirm: (card: Card | null) => void
}

/** The stay as it would be, its conditions and what it costs: all that is agreed to with the button. */
export function ChangeOffer({ stay, before, quote, busy, proof, onConfirm }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const [submitted, setSubmitted] = useState(false)
  const { toPay } = quote
  const care = useCare()
  const methods = useQuery({
    ...paymentMethodsQuery(useApi(), { locale, amount: toPay }),
    enabled: !care,
  })
  const card = useCard((methods.data ?? noMethods).provider)
  const confirm = () => {
    setSubmitted(true)
    if (toPay === 0 || care) onConfirm(null)
    else if (methods.data && card.isGood) onConfirm(card.read())
  }
  return (
    <>
      <NewStay stay={quote.stay ?? stay} premiumCents={premiumOf(quote.lines)} />
      <ChangeAmounts before={before} quote={quote} />
      {proof}
      {toPay > 0 && care && <care.LinkPayment />}
      {toPay > 0 &&
        !care &&
        !proof &&
        (methods.data ? (
          <CardFields input={card.input} submitted={submitted} />
        ) : (
          <UnknownWays isAway={methods.isError} onRetry={() => void methods.refetch()} />
        ))}
      {!proof && (
        <div className={styles.buttons}>
          <Button variant="action" busy={busy} onClick={confirm}>
            {toPay > 0
              ? t('booking.change.pay', { amount: formatCents({ cents: toPay, locale }) })
              : t('booking.change.confirm')}
          </Button>
        </div>
      )}
    </>
  )
}

function NewStay({ stay, premiumCents }: { stay: OrderedStay; premiumCents: number }) {
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
      <CancellationText policy={stay.cancellationPolicy} premiumCents={premiumCents} />
    </div>
  )
}
