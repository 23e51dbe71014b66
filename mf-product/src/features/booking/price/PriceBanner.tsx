import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { PriceInfo } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { priceBannerKind } from '@escapade/shared-contracts/rules/money/price-banner-kind'
import { ratingValues } from '@escapade/shared-contracts/rules/text/shop-rating'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../state/use-booking'
import styles from './PriceBanner.module.scss'
import { shownPrice } from './shown-price'
import { withDiscount } from './with-discount'

/** Advantage of the price, above it (D61). */
export function PriceBanner({ booking }: { booking: Booking }) {
  const { t } = useTranslation('product')
  const visit = useVisit()
  const { locale } = visit
  const shown = shownPrice(booking)
  const price = typeof shown === 'string' ? null : bannerPrice(shown, booking)
  const kind = priceBannerKind({
    flow: 'booking',
    loading: shown === 'loading',
    hasDates: booking.stay.dates !== null,
    promo: price?.promo,
    priceType: price?.priceType,
  })
  // Without a price there is nothing good to say of it; a shop without reviews claims no years.
  const isUnearned = kind === 'default' && ratingValues(visit) === null
  if (kind === 'hidden' || shown === 'none' || isUnearned) return null
  if (kind === 'loading')
    return (
      <div className={styles.banner}>
        <span className={styles.text}>
          <Skeleton width={8} />
        </span>
      </div>
    )
  const text = {
    moneySaved: t('banner.moneySaved', { amount: formatCents({ cents: price?.saved ?? 0, locale }) }),
    promo: t('banner.promo', { promo: price?.promo }),
    default: t('banner.default'),
  }[kind]
  return (
    <p className={styles.banner} data-kind={kind}>
      <Icon name={kind === 'default' ? 'heart' : 'tag'} size="s" />
      <span className={styles.text}>{text}</span>
    </p>
  )
}

/** Saving on the price that stands below, the code of an extra discount counted in. */
function bannerPrice(shown: PriceInfo, { discount }: Booking) {
  const { cents, promo } = withDiscount(shown, discount)
  const { priceType, refPrice, moneySaved } = shown
  return { priceType, promo, saved: discount && refPrice ? refPrice - cents : moneySaved }
}
