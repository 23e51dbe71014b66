import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useRecentlyViewed } from '@escapade/remote-kit/runtime/recently-viewed'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { LastSearch } from '@escapade/shared-contracts/visitor/last-search'
import type { OpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import type { RecentlyViewedItem } from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import home from './Home.module.scss'
import { useLastSearch } from './use-last-search'
import { useOpenHold } from './use-open-hold'
import styles from './ViewedOrStrip.module.scss'

/**
 * Leads back to what is held and not paid, to the last search and to what was looked at on this device, the newest first, or says what one can count
 * on here (CO-002). The server knows no history: both have one height, so that nothing moves when the list takes the
 * place of the strip.
 */
export function ViewedOrStrip() {
  const items = useRecentlyViewed()
  const search = useLastSearch()
  const hold = useOpenHold()
  return (
    <div className={home.section}>
      {items.length > 0 || search || hold ? <Viewed items={items} search={search} hold={hold} /> : <Strip />}
    </div>
  )
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

type ViewedProps = {
  items: readonly RecentlyViewedItem[]
  search: LastSearch | null
  hold: OpenHold | null
}

function Viewed({ items, search, hold }: ViewedProps) {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="viewed">
      <h2 className={styles.title} id="viewed">
        {t(search || hold ? 'home.viewed.continue' : 'home.viewed.title')}
      </h2>
      <ul className={styles.list}>
        {hold && (
          <li>
            <Hold hold={hold} />
          </li>
        )}
        {search && (
          <li>
            <AppLink to={search.uri} className={styles.item}>
              <Icon name="search" />
              <span>
                <b>{search.where}</b>
                {search.when && <span>{search.when}</span>}
                <span>{t('home.viewed.search')}</span>
              </span>
            </AppLink>
          </li>
        )}
        {items.map((item) => (
          <li key={`${item.type}/${item.id}`}>
            <ViewedItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its end is told on the clock of the markets (D51). */
function Hold({ hold: { uri, until } }: { hold: OpenHold }) {
  const { t } = useTranslation('content')
  const { textLanguage } = useVisit()
  const hour = new Intl.DateTimeFormat(textLanguage, { timeStyle: 'short', timeZone: 'Europe/Paris' })
  return (
    <a href={uri} className={styles.item}>
      <Icon name="clock" />
      <span>
        <b>{t('home.viewed.held')}</b>
        <span>{t('home.viewed.heldUntil', { time: hour.format(new Date(until)) })}</span>
        <span>{t('home.viewed.finish')}</span>
      </span>
    </a>
  )
}

function ViewedItem({ item: { type, label, hotel, imageUrl, uri, price } }: { item: RecentlyViewedItem }) {
  const { t } = useTranslation('content')
  const amount = formatCents({ cents: price.sellPrice, locale: useVisit().locale })
  return (
    <AppLink to={uri} className={styles.item}>
      <Picture src={imageUrl} alt="" width={96} height={72} sizes="72px" />
      <span>
        <b>{label}</b>
        <span>{hotel.label}</span>
        <span>{t(type === 'ACTIVITY' ? 'home.viewed.perAdult' : 'home.viewed.from', { amount })}</span>
      </span>
    </AppLink>
  )
}
