import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { OrderState } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'
import { OrderNotice } from '../../features/confirmation/OrderNotice'
import { OrderWaiting } from '../trip/OrderWaiting'
import { LinkedOrder } from './LinkedOrder'
import { payableQuery } from './payable-query'
import { useLinkKey } from './use-link-key'
import { useLinkPayment } from './use-link-payment'

type OfOrder = { orderUUID: string }

/** `/checkout/payment/{orderUUID}#{key}`: an order that customer care holds for its buyer, to read and to pay. */
export function PaymentLinkPage({ orderUUID }: OfOrder) {
  const { t } = useTranslation('checkout')
  const key = useLinkKey(orderUUID)
  useHead({ title: t('linked.metaTitle'), index: false, follow: false })
  if (key === undefined) return <OrderWaiting />
  return key === null ? <NoLink /> : <Opened orderUUID={orderUUID} linkKey={key} />
}

/** States in which the page of the order says the rest. */
const isOver = (state: OrderState) => !['held', 'refused', 'paying', 'expired'].includes(state)

function Opened({ orderUUID, linkKey }: OfOrder & { linkKey: string }) {
  const { t } = useTranslation('checkout')
  const { navigate } = useShell()
  const { data, error, refetch } = useQuery(payableQuery(useApi(), orderUUID, linkKey))
  const payment = useLinkPayment({ orderUUID, linkKey, onChanged: () => void refetch() })
  const showOrder = useEffectEvent(() => navigate(paths.confirmation({ orderUUID }), { replace: true }))
  const state = data?.order.state
  useEffect(() => {
    if (state && isOver(state) && !data?.change) showOrder()
  }, [state, data?.change])

  if (error && !data) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <NoLink />
    return (
      <div className={styles.page}>
        <Heading level={1}>{t('linked.title')}</Heading>
        <Message tone="danger" announce title={t('outcome.unreachableTitle')}>
          <Button variant="line" onClick={() => void refetch()}>
            {t('quote.retry')}
          </Button>
        </Message>
      </div>
    )
  }
  if (!data || payment.isResuming) return <OrderWaiting />
  if (data.change && !data.payment) return <ChangeOver orderUUID={orderUUID} />
  if (isOver(data.order.state) && !data.change) return <OrderWaiting />
  if (data.order.state === 'paying') return <OrderNotice kind="pending" order={data.order} />
  if (!data.payment) return <OrderNotice kind="expired" order={data.order} />
  return <LinkedOrder payable={data} due={data.payment} payment={payment} />
}

/** Not paid in time: the booking is what it was. */
function ChangeOver({ orderUUID }: OfOrder) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('linked.changeOverTitle')}</Heading>
      <p className={styles.lead}>{t('linked.changeOver')}</p>
      <p className={styles.actions}>
        <AppLink to={paths.confirmation({ orderUUID })}>{t('linked.changeOverOrder')}</AppLink>
        <AppLink to={paths.contact()}>{t('outcome.care')}</AppLink>
      </p>
    </div>
  )
}

/** The address without its key, or with one that opens nothing any more. */
function NoLink() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('linked.noneTitle')}</Heading>
      <p className={styles.lead}>{t('linked.none')}</p>
      <p className={styles.actions}>
        <AppLink to={paths.contact()}>{t('outcome.care')}</AppLink>
        <AppLink to={paths.home()}>{t('confirmation.home')}</AppLink>
      </p>
    </div>
  )
}
