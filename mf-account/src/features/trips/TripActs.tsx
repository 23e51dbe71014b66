import type { Trip } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { mapAddress } from '@escapade/shared-contracts/rules/stays/map-address'
import { Icon, type IconName } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import styles from './Trips.module.scss'

type Props = {
  trip: Trip
  /** Opens the order, then goes there. */
  onOpen: (to: string) => void
}

/** Everything that can be done with an order, without its number and mail. */
export function TripActs({ trip: { order, acts }, onOpen }: Props) {
  const { t } = useTranslation('account')
  const { stay, orderUUID, hotelPhone } = order
  const opened: { key: string; icon: IconName; to: string; isOffered: boolean }[] = [
    { key: 'see', icon: 'eye', to: paths.bookingLookup(), isOffered: true },
    {
      key: 'change',
      icon: 'edit',
      to: paths.modification({ orderUUID }),
      isOffered: acts.includes('change'),
    },
    {
      key: 'cancel',
      icon: 'x',
      to: paths.bookingLookup({ action: 'cancel' }),
      isOffered: acts.includes('cancel'),
    },
    {
      key: 'invoice',
      icon: 'card',
      to: paths.bookingLookup({ action: 'invoice' }),
      isOffered: acts.includes('read-invoice'),
    },
  ]
  return (
    <ul className={styles.acts} aria-label={t('trips.acts.label')}>
      {opened
        .filter(({ isOffered }) => isOffered)
        .map(({ key, icon, to }) => (
          <li key={key}>
            <button type="button" onClick={() => onOpen(to)}>
              <Icon name={icon} />
              {t(`trips.acts.${key}`)}
            </button>
          </li>
        ))}
      {stay && (
        <>
          <li>
            <a href={paths.calendar({ orderUUID })} download>
              <Icon name="calendar" />
              {t('trips.acts.calendar')}
            </a>
          </li>
          <li>
            <a href={mapAddress(stay)} target="_blank" rel="noreferrer">
              <Icon name="map" />
              {t('trips.acts.map')}
            </a>
          </li>
        </>
      )}
      {hotelPhone && (
        <li>
          <a href={`tel:${hotelPhone.number}`}>
            <Icon name="phone" />
            {t('trips.acts.phone', { number: hotelPhone.text })}
          </a>
        </li>
      )}
    </ul>
  )
}
