import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BuyerForm } from '../features/buyer/BuyerForm'
import { askedFields } from '../features/buyer/buyer-fields'
import { useBuyerDraft } from '../features/buyer/use-buyer-draft'
import { DeliveryForm } from '../features/gift/DeliveryForm'
import { GiftSummary } from '../features/gift/GiftSummary'
import { ParcelForm } from '../features/gift/ParcelForm'
import { useBeginEvent } from '../features/order/use-begin-event'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { PriceLines } from '../features/price/PriceLines'
import { CodeNotice } from '../features/reductions/CodeNotice'
import { ReductionForm } from '../features/reductions/ReductionForm'
import { useReductions } from '../features/reductions/use-reductions'
import styles from './Checkout.module.scss'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { PaymentSection } from './payment/PaymentSection'
import { usePayment } from './payment/use-payment'
import { giftOrderRequest } from './purchase/checkout-order'
import { useCheckoutForm } from './purchase/use-checkout-form'
import { useGiftDelivery } from './purchase/use-gift-delivery'
import { useGiftOffer } from './purchase/use-gift-offer'
import { useGiftParcel } from './purchase/use-gift-parcel'

type Props = {
  order: ReturnType<typeof usePlaceOrder>
  gift: GiftInBasket
  onPriceChanged: (amountCents: number) => void
}

export function GiftCheckoutForm({ order, gift, onPriceChanged }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const subject = subjectOf(gift)
  useBeginEvent({ kind: 'gift', id: idOf(gift), label: gift.label, amountCents: gift.amountCents })
  const draft = useBuyerDraft({ country: countryOf(locale), subject })
  const { buyer } = draft.draft
  const parcel = useGiftParcel(gift)
  const delivery = useGiftDelivery(gift)
  const offer = useGiftOffer(gift)
  const abroadCents = parcel.abroadCents(buyer)
  const amountCents = gift.amountCents + abroadCents
  const reductions = useReductions({
    totalAmount: amountCents,
    unreducedAmount: gift.item.type === 'giftCard' ? amountCents : parcel.homeCents + abroadCents,
    subject,
    takesGifts: false,
  })
  const { promotionCents } = reductions.lines
  const asked = parcel.isToBuyer ? askedFields.posted : askedFields.digital
  const payment = usePayment({ amountCents: reductions.toPay, subject })
  const form = useCheckoutForm({
    order,
    draft,
    asked,
    requestOf: ({ buyer }) =>
      reductions.reduce(
        giftOrderRequest({
          locale,
          asked,
          draft: draft.draft,
          item: delivery.item,
          shipping: parcel.addressOf(buyer),
          amountCents,
        }),
      ),
    payment,
    codes: reductions,
    otherProblems: (buyer) => ({ ...parcel.problemsOf(buyer), ...delivery.problems }),
  })
  const { outcome, busy } = form.order

  useEffect(() => {
    if (outcome?.kind !== 'amount-changed') return
    const newAmount = outcome.newAmount + promotionCents
    if (newAmount !== amountCents) onPriceChanged(newAmount - abroadCents)
  }, [outcome, amountCents, promotionCents, abroadCents, onPriceChanged])

  const abroad = abroadCents > 0 ? [{ label: t('parcel.abroad'), cents: abroadCents }] : []
  const priceLines = [...(gift.lines ?? []), ...abroad].map(({ label, cents }) => ({
    kind: 'gift',
    label,
    amount: cents,
  }))
  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {t('page.title', { context: 'gift' })}
      </Heading>
      <form ref={form.ref} className={styles.columns} onSubmit={form.submit} noValidate aria-busy={busy}>
        <aside className={styles.aside}>
          <GiftSummary gift={gift} />
          <PriceLines priceLines={priceLines} priceCents={amountCents} {...reductions.lines} about="gift" />
        </aside>
        <div className={styles.main}>
          <BuyerForm {...form.buyer} withRequest={false} />
          {parcel.isPrinted && (
            <ParcelForm
              parcel={parcel.parcel}
              onChange={parcel.setParcel}
              problems={parcel.problemsOf(buyer)}
              submitted={form.submitted}
            />
          )}
          {delivery.isMailed && (
            <DeliveryForm
              draft={delivery.draft}
              today={delivery.today}
              problems={delivery.problems}
              submitted={form.submitted}
              onChange={delivery.change}
            />
          )}
          <ReductionForm reductions={reductions} />
          <PaymentSection payment={payment} card={form.card} />
          <Legal offer={offer} />
          <CodeNotice reductions={reductions} held={form.heldForCode} />
          <PayStep form={form} payment={payment} waits={reductions.busy} about="gift" stayUri={gift.uri} />
        </div>
      </form>
    </div>
  )
}

const idOf = ({ item }: GiftInBasket) => {
  switch (item.type) {
    case 'box':
      return item.boxId
    case 'singleVoucher':
      return item.productId
    default:
      return item.designId
  }
}

const subjectOf = ({ item }: GiftInBasket) => {
  switch (item.type) {
    case 'box':
      return `gift/box-${item.boxId}`
    case 'singleVoucher':
      return `gift/stay-${item.productId}`
    default:
      return 'gift/card'
  }
}
