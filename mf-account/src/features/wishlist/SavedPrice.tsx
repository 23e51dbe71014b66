import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { RecommendedOffer } from '@escapade/shared-contracts/api/search/search-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { savedPriceQuery } from './saved-price-query'
import styles from './WishlistPage.module.scss'
import { daysOf } from './wished-stay'

/** Price of a saved stay now, for the days and party it was saved with, and the change since. */
export default function SavedPrice({ item }: { item: WishlistItem }) {
  const { locale } = useVisit()
  const { data, error } = useQuery(savedPriceQuery(useApi(), { item, locale }))
  return <PriceNow item={item} data={data} error={error} />
}

type PriceNowProps = { item: WishlistItem; data: RecommendedOffer | undefined; error: unknown }

/** The answer of `savedPriceQuery` in words; nothing while it is on its way, or where it does not come. */
export function PriceNow({ item, data, error }: PriceNowProps) {
  const { t } = useTranslation('account')
  const { locale } = useVisit()
  const days = daysOf(item)
  const range = days && stayRange(days.checkin, days.checkout, locale)
  if (isGone(error))
    return <p className={styles.place}>{t(days ? 'wishlist.goneThen' : 'wishlist.gone', { days: range })}</p>
  if (!data) return null
  const price = formatCents({ cents: data.sellPrice, locale })
  const nights = t('wishlist.nights', { count: data.nights })
  return (
    <p className={styles.price}>
      <b>{data.priceType === 'from-price' ? t('wishlist.from', { price }) : price}</b> {range ?? nights}
      <PriceChange item={item} now={data} />
    </p>
  )
}

type Now = Pick<RecommendedOffer, 'sellPrice' | 'nights'>

/** Difference to the price that the stay was saved with; nothing where there is none. */
export function PriceChange({ item, now }: { item: WishlistItem; now: Now }) {
  const { t } = useTranslation('account')
  const { locale } = useVisit()
  const change = changeOf(item, now)
  if (change === 0) return null
  return (
    <span data-change={change < 0 ? 'less' : 'more'}>
      {t(change < 0 ? 'wishlist.less' : 'wishlist.more', {
        amount: formatCents({ cents: Math.abs(change), locale }),
      })}
    </span>
  )
}

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Only the price of as many nights says that something has changed. */
const changeOf = ({ price }: WishlistItem, now: Now): number =>
  price && price.nights === now.nights ? now.sellPrice - price.cents : 0
