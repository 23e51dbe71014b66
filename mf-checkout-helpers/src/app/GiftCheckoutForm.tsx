import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BuyerForm } from '../features/buyer/BuyerForm'
import { GiftSummary } from '../features/gift/GiftSummary'
import { ParcelForm } from '../features/gift/ParcelForm'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { CardForm } from '../features/payment/CardForm'
import { PriceLines } from '../features/price/PriceLines'
import styles from './Checkout.module.scss'
import { giftOrderRequest } from './checkout-order'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { useCheckoutForm } from './use-checkout-form'
import { useGiftParcel } from './use-gift-parcel'

type Props = {
  order: ReturnType<typeof usePlaceOrder>
  gift: GiftInBasket
  onPriceChanged: (amountCents: number) => void
}

export function GiftCheckoutForm({ order, gift, onPriceChanged }: Props) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const parcel = useGiftParcel(gift)
  const form = useCheckoutForm({
    order,
    requestOf: (draft) =>
      giftOrderRequest({
        locale,
        draft,
        item: gift.item,
        shipping: parcel.addressOf(draft.buyer),
        amountCents: gift.amountCents + parcel.abroadCents(draft.buyer),
      }),
    otherProblems: parcel.problemsOf,
  })
  const { outcome, busy } = form.order
  const { buyer } = form.buyer.draft
  const abroadCents = parcel.abroadCents(buyer)
  const amountCents = gift.amountCents + abroadCents

  useEffect(() => {
    if (outcome?.kind === 'amount-changed' && outcome.newAmount !== amountCents)
      onPriceChanged(outcome.newAmount - abroadCents)
  }, [outcome, amountCents, abroadCents, onPriceChanged])

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
          <PriceLines
            priceLines={priceLines}
            todayCents={amountCents}
            savedCents={0}
            taxOnSiteCents={0}
            taxIncluded={false}
          />
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
          <CardForm {...form.card} />
          <Legal packageTravel={false} />
          <PayStep form={form} amountCents={amountCents} about="gift" stayUri={gift.uri} />
        </div>
      </form>
    </div>
  )
}
