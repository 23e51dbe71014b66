import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { mapAddress } from '@escapade/shared-contracts/rules/stays/map-address'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'

type Props = { order: OrderView; access: BookingAccess | null }

/** Links for the journey or the visit: the dates, the way there, the hotel's telephone, the terms, the invoice. */
export function TripLinks({ order, access }: Props) {
  const { t } = useTranslation('checkout')
  const { href } = useShell()
  const { stay, visit, state, orderUUID, hotelPhone, termsVersion } = order
  const place = stay ?? visit?.house
  const isAhead = state === 'booked' || state === 'changed'
  return (
    <div className={styles.links}>
      {isAhead && (stay || visit?.day) && (
        <Button variant="line" icon="calendar" href={paths.calendar({ orderUUID })} download>
          {t('confirmation.calendar')}
        </Button>
      )}
      {isAhead && place && (
        <Button variant="line" icon="map" href={mapAddress(place)} target="_blank" rel="noreferrer">
          {t('confirmation.map')}
        </Button>
      )}
      {isAhead && hotelPhone && (
        <Button variant="line" icon="phone" href={`tel:${hotelPhone.number}`}>
          {t('confirmation.phone', { number: hotelPhone.text })}
        </Button>
      )}
      {termsVersion && (
        <Button
          variant="line"
          icon="shield"
          href={href(paths.staticPage({ id: 'terms', version: termsVersion }))}
          target="_blank"
        >
          {t('confirmation.terms')}
        </Button>
      )}
      {access?.key ? (
        <form method="post" action={paths.invoice({ orderUUID })}>
          <input type="hidden" name="key" value={access.key} />
          <Button type="submit" variant="line" icon="card">
            {t('booking.invoice')}
          </Button>
        </form>
      ) : (
        <Button variant="line" icon="card" href={paths.invoice({ orderUUID })}>
          {t('booking.invoice')}
        </Button>
      )}
    </div>
  )
}
