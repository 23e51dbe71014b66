import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { BuyerForm } from '../features/buyer/BuyerForm'
import { DeliveryForm } from '../features/gift/DeliveryForm'
import { giftId } from '../features/gift/gift-order'
import { ParcelForm } from '../features/gift/ParcelForm'
import { useBeginEvent } from '../features/order/use-begin-event'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { PriceLines } from '../features/price/PriceLines'
import { CodeNotice } from '../features/reductions/CodeNotice'
import { ReductionForm } from '../features/reductions/ReductionForm'
import styles from './Checkout.module.scss'
import { GiftList } from './GiftList'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { PaymentSection } from './payment/PaymentSection'
import { useGiftOffer } from './purchase/use-gift-offer'
import { useGiftPurchase } from './purchase/use-gift-purchase'

type Props = {
  order: ReturnType<typeof usePlaceOrder>
  gift: GiftInBasket
  onPriceChanged: (amountCents: number) => void
  /** The buyer takes the shown gift out of an order of several. */
  onRemove: () => void
}

export function GiftCheckoutForm({ order, gift, onPriceChanged, onRemove }: Props) {
  const { t } = useTranslation('checkout')
  const purchase = useGiftPurchase({ order, gift, onPriceChanged })
  const { basket, delivery, parcel, reductions, payment, form, amountCents } = purchase
  const offer = useGiftOffer(basket.gifts)
  useBeginEvent({ kind: 'gift', id: giftId(gift), label: gift.label, amountCents })
  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {t('page.title', { context: basket.others.length > 0 ? 'gifts' : 'gift' })}
      </Heading>
      <form
        ref={form.ref}
        className={styles.columns}
        onSubmit={form.submit}
        noValidate
        aria-busy={form.order.busy}
      >
        <aside className={styles.aside} aria-label={t('page.summary')}>
          <GiftList basket={basket} item={delivery.item} onceReady={purchase.onceReady} onRemove={onRemove} />
          <PriceLines
            priceLines={purchase.priceLines}
            priceCents={amountCents}
            {...reductions.lines}
            about="gift"
          />
        </aside>
        <div className={styles.main}>
          <BuyerForm {...form.buyer} withRequest={false} />
          {parcel.isPrinted && (
            <ParcelForm
              parcel={parcel.parcel}
              onChange={parcel.change}
              problems={parcel.problems}
              submitted={form.submitted}
            />
          )}
          {delivery.isMailed && (
            <DeliveryForm
              draft={delivery.draft}
              now={delivery.now}
              problems={delivery.problems}
              submitted={purchase.showsDelivery}
              onChange={delivery.change}
            />
          )}
          <ReductionForm reductions={reductions} />
          <PaymentSection payment={payment} card={form.card} />
          <Legal offer={offer} isDated={false} />
          <CodeNotice reductions={reductions} held={form.heldForCode} />
          <PayStep form={form} payment={payment} waits={reductions.busy} about="gift" stayUri={gift.uri} />
        </div>
      </form>
    </div>
  )
}
