import { useGiftNote } from '@escapade/remote-kit/runtime/gift-note'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { PriceInfo } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { payingPersons } from '@escapade/shared-contracts/criteria/stay-criteria'
import { localTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { isLocalTaxAtMost, localTaxPayers } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { Price } from '@escapade/shared-ui/price/Price'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../state/use-booking'
import styles from './BookingPrice.module.scss'
import { PriceShares } from './PriceShares'
import { shownPrice } from './shown-price'
import { withDiscount } from './with-discount'

type Props = {
  booking: Booking
  /** `l` in the form, with the struck price and the shares; `m` in the bars. */
  size?: 'm' | 'l'
  /** Shows the tax that is due on site beside the price, where no price lines say it (D125). */
  tax?: boolean
}

/** The total; its box has the same height whatever is known of it. */
export function BookingPrice({ booking, size = 'l', tax }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const giftNote = useGiftNote()
  const shown = shownPrice(booking)
  if (shown === 'none') return null
  if (shown === 'loading') return <BookingPriceSkeleton size={size} />
  const { refPrice, nights, priceType } = shown
  const { discount } = booking
  const { cents, promo } = withDiscount(shown, discount)
  const persons = payingPersons(booking.stay.party)
  // In the form the gift has a line of its own.
  const notes = [
    discount ? t('price.withCode', { code: discount.code }) : undefined,
    size === 'm' ? giftNote(cents) : undefined,
  ].filter(Boolean)
  return (
    <div className={styles.price} data-size={size} data-updating={booking.updating || undefined}>
      <Price
        locale={locale}
        cents={cents}
        refCents={promo > 0 && size === 'l' ? refPrice : null}
        promo={promo}
        nights={nights}
        persons={persons}
        from={priceType === 'from-price'}
        taxCents={tax ? taxOnSite(booking, shown) : undefined}
        taxAtMost={isLocalTaxAtMost({ party: booking.stay.party, localTax: booking.product.localTax })}
        note={notes.join(' · ') || undefined}
        size={size}
        align="start"
      />
      {size === 'l' && <PriceShares cents={cents} nights={nights} persons={persons} />}
    </div>
  )
}

export const BookingPriceSkeleton = ({ size }: Pick<Props, 'size'>) => (
  <div className={styles.price} data-size={size} aria-hidden="true">
    <Skeleton width={5} shape="price" />
    <Skeleton width={7} />
  </div>
)

/** For the party and the nights of the price shown; a quote knows exemptions besides. */
function taxOnSite({ product, stay, quote }: Booking, { sellPrice, nights }: PriceInfo): number | undefined {
  const tax = localTaxBreakdown({
    localTax: product.localTax,
    packagePriceCents: sellPrice,
    persons: localTaxPayers({ party: stay.party, freeUnder: product.localTax?.freeUnder }),
    nights,
    localTaxTotalAmount: quote?.kind === 'bookable' ? quote.quote.localTaxTotalAmount : null,
  })
  return tax?.taxOnSite || undefined
}
