import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { LastSearch } from '@escapade/shared-contracts/visitor/last-search'
import type { OpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import type { NextTrip } from './use-next-trip'
import { Card, Look } from './ViewedCard'
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
      <ul className={styles.list}>
        {trip && <trip.TripCard stay={trip.stay} />}
        {hold && <Hold {...hold} />}
        {search && <Search {...search} />}
        {items.map((item) => (
          <ViewedItem key={`${item.type}/${item.id}`} {...item} />
        ))}
      </ul>
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

function ViewedItem({ type, label, hotel, imageUrl, uri, price }: RecentlyViewedItem) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const amount = formatCents({ cents: price.sellPrice, locale })
  const words = t(type === 'ACTIVITY' ? 'home.viewed.perAdult' : 'home.viewed.from', { amount })
  return <Card to={uri} look={<Look src={imageUrl} />} title={label} lines={[hotel.label, words]} />
}
