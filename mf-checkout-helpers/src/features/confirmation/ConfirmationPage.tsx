import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Confirmation.module.scss'
import { ConfirmedOrder } from './ConfirmedOrder'
import { orderQuery } from './order-query'

type ConfirmationPageProps = { orderUUID: string; succeeded: boolean }

/** Thank-you, failure or waiting for an order (CH-038, D92). */
export function ConfirmationPage({ orderUUID, succeeded }: ConfirmationPageProps) {
  const { t } = useTranslation('checkout')
  const { data: order, error } = useQuery(orderQuery(useApi(), orderUUID))
  useHead({ title: t('confirmation.metaTitle'), index: false, follow: false })

  if (error) return <Notice kind={error instanceof ApiError && error.status === 404 ? 'unknown' : 'error'} />
  if (!order) return <Waiting />
  if (order.status === 'confirmed' && succeeded) return <ConfirmedOrder order={order} />
  return <Notice kind={order.status === 'pending' && succeeded ? 'pending' : 'failed'} />
}

type NoticeKind = 'pending' | 'failed' | 'unknown' | 'error'

function Notice({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page} role={kind === 'pending' ? 'status' : undefined}>
      <Heading level={1}>{t(`confirmation.${kind}Title`)}</Heading>
      <p className={styles.lead}>{t(`confirmation.${kind}`)}</p>
      <p className={styles.actions}>
        {kind === 'unknown' && <AppLink to="/booking/lookup">{t('confirmation.manage')}</AppLink>}
        <AppLink to="/">{t('confirmation.home')}</AppLink>
      </p>
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page} aria-busy="true">
      <p className="vh" role="status">
        {t('page.loading')}
      </p>
      <Skeleton shape="title" width={7} />
      <Skeleton width={9} />
      <Skeleton width={6} />
    </div>
  )
}
