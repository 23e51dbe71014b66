import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { LoadProblem } from '../../common/LoadProblem'
import { openFile } from '../../common/open-files'
import { State } from '../../common/State'
import { UnknownPage } from '../../common/UnknownPage'
import { Acts } from './Acts'
import { Asked } from './Asked'
import { Facts } from './Facts'
import styles from './File.module.scss'
import { fileQuery } from './file-query'
import { History } from './History'
import { Mirror } from './Mirror'
import { Sent } from './Sent'

/** All that is known of an order: what its buyer sees, what happened and why, and what may be done. */
export function OrderFilePage({ orderUUID }: { orderUUID: string }) {
  const file = useQuery(fileQuery(useApi(), orderUUID))
  if (file.data === null) return <UnknownPage />
  if (file.error && !file.data)
    return (
      <div className={frame.page}>
        <LoadProblem error={file.error} onRetry={() => void file.refetch()} />
      </div>
    )
  return file.data ? <FileOf file={file.data} /> : <FileSkeleton />
}

function FileOf({ file }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const { order, buyer } = file
  const name = `${buyer.firstName} ${buyer.lastName}`
  const { orderUUID, bookingNumber } = order
  useHead({ title: t('file.metaTitle', { number: bookingNumber, name: buyer.lastName }), index: false })
  useEffect(() => openFile({ orderUUID, bookingNumber }), [orderUUID, bookingNumber])
  return (
    <article>
      <header className={styles.head}>
        <Heading level={1}>
          {name} <span className={styles.number}>{bookingNumber}</span>
        </Heading>
        <p className={styles.who}>
          <span>{t(`market.${order.locale}`)}</span>
          <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          {buyer.phoneNumber && <a href={`tel:${buyer.phoneNumber}`}>{buyer.phoneNumber}</a>}
          <AppLink to={paths.deskPerson(buyer)}>{t('file.paidOrders', { count: file.paidOrders })}</AppLink>
        </p>
        <p className={styles.states}>
          <State state={order.state}>{t(`state.${order.state}`)}</State>
        </p>
      </header>
      <div className={styles.file}>
        <section className={styles.sees} aria-label={t('file.sees')}>
          <Mirror order={order} />
          <Sent file={file} />
        </section>
        <History steps={file.history} />
        <aside className={styles.facts} aria-label={t('file.facts')}>
          <Acts file={file} />
          <Asked approvals={file.approvals} />
          <Facts file={file} />
        </aside>
      </div>
    </article>
  )
}

function FileSkeleton() {
  const { t } = useTranslation('desk')
  return (
    <div className={frame.page} aria-busy="true">
      <span className="vh" role="status">
        {t('file.loading')}
      </span>
      <Skeleton shape="title" width={4} />
      <Skeleton width={6} />
      <Skeleton width={10} />
      <Skeleton width={8} />
    </div>
  )
}
