import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Trip } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { OrderedStay, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import { TripActs } from './TripActs'
import styles from './Trips.module.scss'
import { useTripWords } from './trip-words'
import { useOpenTrip } from './use-open-trip'

/** A trip to come as one would pin it to the fridge, with all that can be done with it. */
export function TripCard({ trip, isFirst }: { trip: Trip; isFirst: boolean }) {
  const { t } = useTranslation('account')
  const words = useTripWords()
  const open = useOpenTrip()
  const { order } = trip
  const { stay } = order
  return (
    <article className={styles.trip} aria-labelledby={`trip-${order.orderUUID}`}>
      {stay && (
        <div className={styles.picture}>
          <Picture
            src={stay.image.base}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 1024px) 900px, 92vw"
            priority={isFirst}
          />
          <Tag type="success">{words.state(order)}</Tag>
        </div>
      )}
      <div className={styles.head}>
        {stay && <Countdown checkin={stay.checkin} />}
        <div>
          <Heading level={2} id={`trip-${order.orderUUID}`}>
            {stay ? (
              <AppLink to={paths.product({ id: stay.offerId })}>{words.title(order)}</AppLink>
            ) : (
              words.title(order)
            )}
          </Heading>
          {stay && <Where stay={stay} />}
        </div>
      </div>
      <Facts order={order} />
      {open.isError && (
        <Message tone="danger" announce>
          {t('trips.openProblem')}
        </Message>
      )}
      <TripActs trip={trip} onOpen={(to) => open.mutate({ orderUUID: order.orderUUID, to })} />
    </article>
  )
}

const Where = ({ stay }: { stay: OrderedStay }) => (
  <>
    <p>
      <AppLink className={styles.hotel} to={paths.hotel({ id: stay.hotelId })}>
        {stay.hotelLabel}
      </AppLink>{' '}
      <Stars count={stay.hotelStars} />
    </p>
    <p className={styles.quiet}>{stay.address}</p>
  </>
)

function Countdown({ checkin }: { checkin: string }) {
  const { t } = useTranslation('account')
  const days = diffDays(useVisit().now.slice(0, 10), checkin)
  if (days < 1)
    return (
      <p className={styles.stub}>
        <strong>{t(days === 0 ? 'trips.today' : 'trips.underWay')}</strong>
      </p>
    )
  return (
    <p className={styles.stub}>
      <span>{t('trips.in')}</span> <b>{days}</b> <span>{t('trips.days', { count: days })}</span>
    </p>
  )
}

function Facts({ order }: { order: OrderView }) {
  const { t } = useTranslation('account')
  const { textLanguage: language } = useVisit()
  const words = useTripWords()
  const { stay, bookingNumber, totalAmount, localTaxOnSite } = order
  const clock = (text: string) => formatClock({ text, language })
  return (
    <dl className={styles.facts}>
      {stay && (
        <>
          <div>
            <dt>{t('trips.arrive')}</dt>
            <dd>
              {words.day(stay.checkin)}
              <span>{t('trips.from', { hour: clock(stay.checkinHour) })}</span>
            </dd>
          </div>
          <div>
            <dt>{t('trips.leave')}</dt>
            <dd>
              {words.day(stay.checkout)}
              {stay.checkoutHour && <span>{t('trips.until', { hour: clock(stay.checkoutHour) })}</span>}
            </dd>
          </div>
          <div>
            <dt>{t('trips.who')}</dt>
            <dd>{words.party(order)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('trips.booking')}</dt>
        <dd>
          {bookingNumber}
          <span>
            {words.money(totalAmount)}
            {localTaxOnSite > 0 && ` ${t('trips.tax', { amount: words.money(localTaxOnSite) })}`}
          </span>
        </dd>
      </div>
    </dl>
  )
}
