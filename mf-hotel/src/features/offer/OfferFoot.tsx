import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { BookingStay } from '@escapade/shared-contracts/criteria/stay-criteria'
import { isLocalTaxAtMost } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { Price } from '@escapade/shared-ui/price/Price'
import { useTranslation } from 'react-i18next'
import styles from './OfferDetail.module.scss'
import type { useBook } from './use-book'
import type { Offer } from './use-offer'

type Props = { offer: Offer; stay: BookingStay } & ReturnType<typeof useBook>

/** The price and the way on: in sight however long the offer is. */
export function OfferFoot({ offer: { quote, detail }, stay: { party }, book, problem }: Props) {
  const { t } = useTranslation('hotel')
  const { locale } = useVisit()
  const price = quote.data?.bookable ? quote.data.priceInfo : null
  const localTax = detail.data?.localTax ?? null
  return (
    <div className={styles.foot}>
      {problem && <Message tone="danger" announce title={t(`offer.problem.${problem}`)} />}
      {price && (
        <Price
          locale={locale}
          cents={price.sellPrice}
          refCents={price.promoPercentageRounded > 0 ? price.refPrice : null}
          promo={price.promoPercentageRounded}
          nights={price.nights}
          persons={party.adult + party.child}
          taxCents={localTax?.toBePaidAtHotel ? (quote.data?.localTaxTotalAmount ?? undefined) : undefined}
          taxAtMost={isLocalTaxAtMost({ party, localTax })}
          size="l"
          align="start"
        />
      )}
      <Button variant="action" size="l" wide busy={quote.isPending} onClick={book}>
        {t('offer.book')}
      </Button>
    </div>
  )
}
