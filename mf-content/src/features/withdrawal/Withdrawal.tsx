import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { confirmWithdrawal, requestWithdrawal } from '@escapade/shared-contracts/api/gifts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OfferStep } from './OfferStep'
import { OrderStep } from './OrderStep'
import { Receipt } from './Receipt'
import styles from './Withdrawal.module.scss'

/** Gifts are given back in two steps, without an account (Directive 2011/83/EU, article 11a): which order, then the declaration. */
export function Withdrawal() {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const api = useApi()
  const offer = useMutation({
    mutationFn: (order: { bookingNumber: string; email: string }) =>
      api.send(requestWithdrawal, { body: { locale, ...order } }),
  })
  const receipt = useMutation({
    mutationFn: (token: string) => api.send(confirmWithdrawal, { body: { token } }),
  })

  return (
    <section className={styles.withdrawal} aria-label={t('withdrawal.title')}>
      <noscript>{t('withdrawal.noScript')}</noscript>
      {receipt.data ? (
        <Receipt receipt={receipt.data} />
      ) : offer.data ? (
        <OfferStep
          offer={offer.data}
          busy={receipt.isPending}
          error={receipt.error}
          onConfirm={() => receipt.mutate(offer.data.token)}
          onBack={() => {
            receipt.reset()
            offer.reset()
          }}
        />
      ) : (
        <OrderStep busy={offer.isPending} error={offer.error} onSend={offer.mutate} />
      )}
    </section>
  )
}
