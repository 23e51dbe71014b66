import type {
  ActivityCenter,
  ActivityOnlyDetail,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import styles from './Programme.module.scss'

type Props = { activity: Pick<ActivityOnlyDetail, 'activities' | 'mainActivityCenter'> }

/** The houses where it takes place, the main one first, each with the way there. */
export function Locations({ activity }: Props) {
  const { t } = useTranslation('activity')
  return (
    <Section id="locations" title={t('locations.title')}>
      <ul className={styles.locations}>
        {centersOf(activity).map((center) => (
          <li key={center.id}>
            <Icon name="pin" />
            <address>
              <b>{center.label}</b>
              {center.address}
              <a className="link" href={mapAddress(center.location)} target="_blank" rel="noreferrer">
                <Icon name="map" size="s" />
                {t('locations.map', { center: center.label })}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function centersOf({ activities, mainActivityCenter }: Props['activity']): ActivityCenter[] {
  const all = [mainActivityCenter, ...activities.flatMap(({ activityCenter }) => activityCenter)]
  return [...new Map(all.map((center) => [center.id, center])).values()]
}

const mapAddress = ({ latitude, longitude }: ActivityCenter['location']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
