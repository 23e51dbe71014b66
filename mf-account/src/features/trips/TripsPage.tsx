import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { isSignedOut, useSignedOut } from '../../common/use-signed-out'
import { MoreTrips } from './MoreTrips'
import { PastTrips } from './PastTrips'
import { TripCard } from './TripCard'
import styles from './Trips.module.scss'
import { TripsCalendar } from './TripsCalendar'
import { TripsSkeleton } from './TripsSkeleton'
import { tripsQuery } from './trips-query'

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
  const { t } = useTranslation('account')
  const { href } = useShell()
  const upcoming = useInfiniteQuery(tripsQuery(useApi(), 'upcoming'))
  const { data, error } = upcoming
  useSignedOut(error)
  if (isSignedOut(error)) return <TripsSkeleton />
  if (error && !data) return <LoadProblem onRetry={() => void upcoming.refetch()} />
  if (!data) return <TripsSkeleton />
  const trips = data.pages.flatMap((page) => page.trips)
  const counts = data.pages[0]?.counts
  const isEmpty = counts && Object.values(counts).every((count) => count === 0)
  return (
    <>
      {trips.length === 0 && (
        <EmptyState
          icon="calendar"
          title={t(isEmpty ? 'trips.none' : 'trips.noneToCome')}
          action={<Button href={href(paths.search())}>{t('trips.search')}</Button>}
        >
          {isEmpty && <p>{t('trips.noneText')}</p>}
        </EmptyState>
      )}
      {trips.length > 0 && (
        <ul className={styles.trips}>
          {trips.map((trip, index) => (
            <li key={trip.order.orderUUID}>
              <TripCard trip={trip} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <MoreTrips query={upcoming} />
      {(['past', 'gifts', 'cancelled'] as const).map(
        (group) => (counts?.[group] ?? 0) > 0 && <PastTrips key={group} group={group} />,
      )}
      {!isEmpty && <TripsCalendar />}
    </>
  )
}
