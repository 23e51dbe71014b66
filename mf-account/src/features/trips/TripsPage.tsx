import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut, useSignedOut } from '../../common/use-signed-out'
import styles from './Trips.module.scss'
import { TripsSkeleton } from './TripsSkeleton'
import { tripsQuery } from './trips-query'

/** Fetched beside the orders, which come from the network too. */
const TripLists = onDemand(() => import('./TripLists'), { waiting: <TripsSkeleton /> })

/** Orders of the account's mailbox: those to come, and what was (SH-023). */
export function TripsPage() {
  const { t } = useTranslation('account')
  useHead({ title: t('trips.metaTitle'), index: false })
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('trips.title')}</Heading>
      <Upcoming />
    </div>
  )
}

function Upcoming() {
  const upcoming = useInfiniteQuery(tripsQuery(useApi(), 'upcoming'))
  const { data, error } = upcoming
  useEffect(TripLists.preload, [])
  useSignedOut(error)
  if (isSignedOut(error)) return <TripsSkeleton />
  if (error && !data) return <LoadProblem onRetry={() => void upcoming.refetch()} />
  if (!data) return <TripsSkeleton />
  return <TripLists upcoming={upcoming} pages={data.pages} />
}
