import { CriteriaGate } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { promoShown } from '@escapade/shared-contracts/rules/money/promo-shown'
import { Button } from '@escapade/shared-ui/button/Button'
import { RefundLine } from '@escapade/shared-ui/cancellation/RefundLine'
import { PriceSkeleton } from '@escapade/shared-ui/card/PriceSkeleton'
import { LodgingLine } from '@escapade/shared-ui/lodging/LodgingLine'
import { Price } from '@escapade/shared-ui/price/Price'
import { useTranslation } from 'react-i18next'
import styles from './Rooms.module.scss'

type Props = { offer: HotelOffer; onSelect: (offer: HotelOffer) => void }

/** Offer of a room: its board, its refund, and the price (HO-019). */
export function OfferRow({ offer, onSelect }: Props) {
  const { t } = useTranslation('hotel')
  const { locale, textLanguage: language } = useVisit()
  const { hasSelectedDates, cancellationPolicy: policy } = offer
  const { rooms = 1 } = offer.lodging ?? {}
  const promo = promoShown({ rounded: offer.promo, kind: 'hotelOffer' })
  return (
    <li className={styles.offer}>
      <div>
        <h4>{offer.label}</h4>
        <p className={styles.included}>{offer.shortProgramIntroWithoutRoom}</p>
        {/* One room is the one that it stands under. */}
        {rooms > 1 && <LodgingLine lodging={offer.lodging} className={styles.included} />}
        <RefundLine hasDates={hasSelectedDates} policy={policy} language={language} />
      </div>
      <CriteriaGate skeleton={<PriceSkeleton />}>
        <Price
          locale={locale}
          cents={offer.sellPrice}
          refCents={promo > 0 ? offer.refPrice : null}
          promo={promo}
          nights={offer.nights}
          persons={offer.paxCount}
          from={offer.priceType === 'from-price'}
          taxCents={offer.localTaxOnSite}
          taxAtMost={offer.localTaxAtMost}
        />
        <Button
          variant="brand"
          aria-label={t('offers.selectLabel', { offer: offer.label })}
          onClick={() => onSelect(offer)}
        >
          {t(hasSelectedDates ? 'offers.select' : 'stay.seePrices')}
        </Button>
      </CriteriaGate>
    </li>
  )
}
