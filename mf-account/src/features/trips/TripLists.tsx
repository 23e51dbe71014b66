import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Trips } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreTrips } from './MoreTrips'
import { PastTrips } from './PastTrips'
import { TripCard } from './TripCard'
import styles from './Trips.module.scss'
import { TripsCalendar } from './TripsCalendar'

type Props = { upcoming: ComponentProps<typeof MoreTrips>['query']; pages: Trips[] }

/** Trips to come, card by card, and those that were. */
export default function TripLists({ upcoming, pages }: Props) {
  const { t } = useTranslation('account')
  const { href } = useShell()
  const trips = pages.flatMap((page) => page.trips)
  const counts = pages[0]?.counts
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
