import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import type { LastSearch } from '@escapade/shared-contracts/visitor/last-search'
import type { OpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { Card, CardList } from '../../common/viewed/ViewedCard'
import { ViewedItem } from '../../common/viewed/ViewedItem'
import type { NextTrip } from './use-next-trip'
import styles from './ViewedOrStrip.module.scss'

/** Things that the visitor has begun, in the order in which they matter. */
export type OnTheWay = { trip: NextTrip | null; hold: OpenHold | null; search: LastSearch | null }

type Props = OnTheWay & { items: readonly RecentlyViewedItem[] }

export function Viewed({ items, trip, hold, search }: Props) {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="viewed">
      <h2 className={styles.title} id="viewed">
        {t(trip || hold || search ? 'home.viewed.continue' : 'home.viewed.title')}
      </h2>
      <CardList className={styles.list}>
        {trip && <trip.TripCard stay={trip.stay} />}
        {hold && <Hold {...hold} />}
        {search && <Search {...search} />}
        {items.map((item) => (
          <ViewedItem key={`${item.type}/${item.id}`} {...item} />
        ))}
      </CardList>
    </section>
  )
}

/** Its end stands on the clock of the markets (D51). */
function Hold({ uri, until }: OpenHold) {
  const { t } = useTranslation('content')
  const { textLanguage: language } = useVisit()
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const time = formatClock({ text: clock.format(new Date(until)), language })
  return (
    <Card
      to={uri}
      look={<Icon name="clock" />}
      title={t('home.viewed.held')}
      lines={[t('home.viewed.heldUntil', { time }), t('home.viewed.finish')]}
    />
  )
}

function Search({ uri, where, when }: LastSearch) {
  const { t } = useTranslation('content')
  return <Card to={uri} look={<Icon name="search" />} title={where} lines={[when, t('home.viewed.search')]} />
}
