import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import type { Trip, TripGroup } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { below } from '@escapade/shared-contracts/mount/below'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../../common/LoadProblem'
import { MoreTrips } from './MoreTrips'
import styles from './Trips.module.scss'
import { useTripWords } from './trip-words'
import { tripsQuery } from './trips-query'
import { useOpenTrip } from './use-open-trip'
import { useReviewTrip } from './use-review-trip'

/** Orders that are over, or are gifts: a line each. */
export function PastTrips({ group }: { group: Exclude<TripGroup, 'upcoming'> }) {
  const { t } = useTranslation('account')
  const query = useInfiniteQuery(tripsQuery(useApi(), group))
  const trips = query.data?.pages.flatMap((page) => page.trips) ?? []
  return (
    <section className={styles.group} aria-labelledby={`trips-${group}`} {...below}>
      <Heading level={2} look={3} id={`trips-${group}`}>
        {t(`trips.groups.${group}`)}
      </Heading>
      {query.isError && !query.data && <LoadProblem onRetry={() => void query.refetch()} />}
      <ul className={styles.list}>
        {trips.map((trip) => (
          <PastTrip key={trip.order.orderUUID} trip={trip} />
        ))}
      </ul>
      <MoreTrips query={query} />
    </section>
  )
}

/** The stay for as many nights and people, on days that are to be chosen. */
const againUri = ({ offerId, nights, adult, child, baby }: OrderedStay) =>
  paths.product({
    id: offerId,
    hash: serializeCriteria({ criteria: { nights, a: adult, c: child || undefined, b: baby || undefined } }),
  })

function PastTrip({ trip: { order, isReviewable } }: { trip: Trip }) {
  const { t } = useTranslation('account')
  const words = useTripWords()
  const open = useOpenTrip()
  const review = useReviewTrip()
  const { stay, orderUUID, totalAmount, cancelledAt, bookingNumber } = order
  const picture = stay?.image ?? order.gifts?.[0]?.image
  const title = words.title(order)
  const facts = [
    stay?.hotelLabel,
    words.dates(order),
    cancelledAt ? t('trips.cancelledOn', { day: words.day(cancelledAt) }) : null,
    t('trips.number', { number: bookingNumber }),
  ]
  return (
    <li>
      {picture ? <Picture src={picture.base} alt="" width={120} height={90} sizes="88px" /> : <span />}
      <div>
        <p className={styles.name}>{title}</p>
        <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        {order.state !== 'booked' && order.state !== 'changed' && (
          <p className={styles.quiet}>{words.state(order)}</p>
        )}
      </div>
      <div className={styles.do}>
        <span className={styles.total}>{words.money(totalAmount)}</span>
        <button
          type="button"
          className={styles.link}
          aria-label={t('trips.openOf', { title })}
          onClick={() => open.mutate({ orderUUID, to: paths.bookingLookup() })}
        >
          {t('trips.open')}
        </button>
        {isReviewable && (
          <button
            type="button"
            className={styles.link}
            aria-label={t('trips.reviewOf', { title })}
            onClick={() => review.mutate(orderUUID)}
          >
            {t('trips.review')}
          </button>
        )}
        {stay && (
          <AppLink className={styles.link} to={againUri(stay)} aria-label={t('trips.againOf', { title })}>
            {t('trips.again')}
          </AppLink>
        )}
      </div>
      {(open.isError || review.isError) && (
        <Message tone="danger" announce>
          {t('trips.openProblem')}
        </Message>
      )}
    </li>
  )
}
