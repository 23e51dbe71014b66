import { PartnerTerms } from '@escapade/remote-kit/runtime/minisite'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { PriceInfo, Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { isLocalTaxAtMost } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { showsLocalTaxOnSite } from '@escapade/shared-contracts/rules/money/shows-local-tax-on-site'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { BuyerForm } from '../features/buyer/BuyerForm'
import { InsuranceChoice } from '../features/insurance/InsuranceChoice'
import { useBeginEvent } from '../features/order/use-begin-event'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { PriceLines } from '../features/price/PriceLines'
import { CodeNotice } from '../features/reductions/CodeNotice'
import { ReductionForm } from '../features/reductions/ReductionForm'
import { ActivityDays } from '../features/stay/ActivityDays'
import type { CheckoutStay } from '../features/stay/checkout-stay'
import { Programme } from '../features/stay/Programme'
import { cardOf, StayCard } from '../features/stay/StayCard'
import { useBestPrice } from '../features/stay/use-best-price'
import { CancellationText } from './CancellationText'
import styles from './Checkout.module.scss'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { PaymentSection } from './payment/PaymentSection'
import { useStayPurchase } from './purchase/use-stay-purchase'

type CheckoutFormProps = {
  order: ReturnType<typeof usePlaceOrder>
  stay: CheckoutStay
  detail: StayDetail
  quote: Quote
  priceInfo: PriceInfo
  /** Days of activities have changed, and the quote follows. */
  isRefreshing: boolean
  stayUri: string
  onPriceChanged: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { stay, detail, quote, priceInfo, stayUri, onPriceChanged } = props
  const { t } = useTranslation('checkout')
  const { insurance, reductions, payment, form, waits } = useStayPurchase({
    order: props.order,
    stay,
    quote,
    sellPrice: priceInfo.sellPrice,
    onPriceChanged,
  })

  useBeginEvent({
    kind: 'stay',
    id: stay.productId,
    label: detail.label,
    amountCents: priceInfo.sellPrice,
  })
  const hasBestPrice = useBestPrice(stay, { hotelId: detail.hotel.id, sellPrice: priceInfo.sellPrice })

  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {t('page.title')}
      </Heading>
      <form
        ref={form.ref}
        className={styles.columns}
        onSubmit={form.submit}
        noValidate
        aria-busy={form.order.busy}
      >
        <aside className={styles.aside} aria-label={t('page.summary')}>
          <StayCard {...cardOf(detail)} when={stay} lodging={quote.lodging} hasBestPrice={hasBestPrice} />
          <PriceLines
            priceLines={quote.priceLines}
            priceCents={priceInfo.sellPrice}
            insuranceCents={insurance.premiumCents}
            {...reductions.lines}
            savedCents={priceInfo.moneySaved}
            dueToday={payment.dueToday}
            {...taxOf(detail, quote, stay)}
          />
          <CancellationText policy={quote.cancellationPolicy} premiumCents={insurance.premiumCents} />
        </aside>
        <div className={styles.main}>
          <PartnerTerms />
          <Programme lines={quote.programLineList} chosen={stay} />
          <ActivityDays
            activities={quote.activityDates}
            chosen={stay.activityDates}
            submitted={form.submitted}
          />
          <BuyerForm {...form.buyer} />
          <InsuranceChoice choice={insurance} policy={quote.cancellationPolicy} submitted={form.submitted} />
          <ReductionForm reductions={reductions} />
          <PaymentSection payment={payment} card={form.card} />
          <Legal offer={{ kind: 'stay', services: quote.programLineList }} isDated />
          <CodeNotice reductions={reductions} held={form.heldForCode} />
          <PayStep form={form} payment={payment} waits={waits || props.isRefreshing} stayUri={stayUri} />
        </div>
      </form>
    </div>
  )
}

function taxOf({ localTax }: StayDetail, { localTaxTotalAmount }: Quote, party: CheckoutStay) {
  const onSite = localTax !== null && showsLocalTaxOnSite({ localTax })
  return {
    taxOnSiteCents: onSite ? (localTaxTotalAmount ?? 0) : 0,
    taxIncluded: localTax !== null && !onSite,
    taxAtMost: isLocalTaxAtMost({ party, localTax }),
  }
}
