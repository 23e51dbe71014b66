import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDays } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { LastSearch } from '@escapade/shared-contracts/visitor/last-search'
import type { OpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ViewedOrStrip.module.scss'

/** What the visitor has begun, in the order in which it matters. */
export type OnTheWay = { trip: OrderedStay | null; hold: OpenHold | null; search: LastSearch | null }

type Props = OnTheWay & { items: readonly RecentlyViewedItem[] }

export function Viewed({ items, trip, hold, search }: Props) {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="viewed">
      <h2 className={styles.title} id="viewed">
        {t(trip || hold || search ? 'home.viewed.continue' : 'home.viewed.title')}
      </h2>
      <ul className={styles.list}>
        {trip && <Trip stay={trip} />}
        {hold && <Hold {...hold} />}
        {search && <Search {...search} />}
        {items.map((item) => (
          <ViewedItem key={`${item.type}/${item.id}`} {...item} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = {
  to: string
  look: ReactNode
  title: string
  lines: (string | null)[]
}

const Card = ({ to, look, title, lines }: CardProps) => (
  <li>
    <AppLink to={to} className={styles.item}>
      {look}
      <span>
        <b>{title}</b>
        {lines.map((line) => line && <span key={line}>{line}</span>)}
      </span>
    </AppLink>
  </li>
)

const Look = ({ src }: { src: string }) => <Picture src={src} alt="" width={96} height={72} sizes="72px" />

function Trip({ stay: { hotelLabel, image, checkin: from, checkout: to } }: { stay: OrderedStay }) {
  const { t } = useTranslation('content')
  const { textLanguage: language } = useVisit()
  const dates = formatDays({ from, to, language })
  return (
    <Card
      to={paths.trips()}
      look={<Look src={image.base} />}
      title={hotelLabel}
      lines={[dates, t('home.viewed.trip')]}
    />
  )
}

/** Its end is told on the clock of the markets (D51). */
function Hold({ uri, until }: OpenHold) {
  const { t } = useTranslation('content')
  const { textLanguage } = useVisit()
  const hour = new Intl.DateTimeFormat(textLanguage, { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const time = hour.format(new Date(until))
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
