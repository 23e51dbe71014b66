import { useRecentlyViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import home from './Home.module.scss'
import { useLastSearch } from './use-last-search'
import { useNextTrip } from './use-next-trip'
import { useOpenHold } from './use-open-hold'
import { type OnTheWay, Viewed } from './Viewed'
import styles from './ViewedOrStrip.module.scss'

/**
 * Leads back to the next trip, to what is held and not paid, to the last search and to what was looked at on this
 * device, the newest first, or says what one can count on here (CO-002). The server knows no history: both have one
 * height, so that nothing moves when the list takes the place of the strip.
 */
export function ViewedOrStrip() {
  const items = useRecentlyViewed()
  const onTheWay: OnTheWay = { trip: useNextTrip(), hold: useOpenHold(), search: useLastSearch() }
  const hasHistory = items.length > 0 || Object.values(onTheWay).some(Boolean)
  return <div className={home.section}>{hasHistory ? <Viewed items={items} {...onTheWay} /> : <Strip />}</div>
}

const points = [
  ['terms', 'shield'],
  ['confirmed', 'check'],
  ['care', 'users'],
] as const

function Strip() {
  const { t } = useTranslation('content')
  return (
    <ul className={styles.strip}>
      {points.map(([point, icon]) => (
        <li key={point}>
          <Icon name={icon} />
          {t(`home.strip.${point}`)}
        </li>
      ))}
    </ul>
  )
}
