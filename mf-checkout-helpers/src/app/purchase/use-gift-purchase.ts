import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { GiftInBasket } from '@escapade/shared-contracts/visitor/gift-basket'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstProblem } from '../../common/focus-first-problem'
import { askedFields } from '../../features/buyer/buyer-fields'
import { useBuyerCountry, useBuyerDraft } from '../../features/buyer/use-buyer-draft'
import { withDelivery } from '../../features/gift/gift-delivery'
import {
  giftPriceLines,
  giftSubject,
  giftsCents,
  itemsOf,
  unreducedCents,
} from '../../features/gift/gift-order'
import type { usePlaceOrder } from '../../features/order/use-place-order'
import { useReductions } from '../../features/reductions/use-reductions'
import { usePayment } from '../payment/use-payment'
import { giftOrderRequest } from './checkout-order'
import { useCheckoutForm } from './use-checkout-form'
import { useGiftBasket } from './use-gift-basket'
import { useGiftDelivery } from './use-gift-delivery'
import { useGiftParcel } from './use-gift-parcel'

type Options = {
  order: ReturnType<typeof usePlaceOrder>
  gift: GiftInBasket
  onPriceChanged: (amountCents: number) => void
}

/** The gifts of an order with where they go, what they cost together, and the form that orders them. */
export function useGiftPurchase({ order, gift, onPriceChanged }: Options) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  // Those of a file have a recipient each.
  const isMailed = gift.item.format !== 'physical' && !gift.batch
  const mail = useGiftDelivery()
  const delivery = {
    ...mail,
    isMailed,
    item: isMailed ? withDelivery(gift.item, mail.draft) : gift.item,
    problems: isMailed ? mail.problems : {},
  }
  const basket = useGiftBasket({ ...gift, item: delivery.item })
  const { gifts } = basket
  const subject = giftSubject(gifts[0] ?? gift)
  const draft = useBuyerDraft({ country: countryOf(locale), subject })
  const parcel = useGiftParcel(gifts, useBuyerCountry(draft))
  const { abroadCents } = parcel
  const amountCents = giftsCents(gifts) + abroadCents
  const reductions = useReductions({
    totalAmount: amountCents,
    unreducedAmount: unreducedCents(gifts) + abroadCents,
    subject,
    takesGifts: false,
  })
  const payment = usePayment({ amountCents: reductions.toPay, subject })
  const asked = parcel.isToBuyer ? askedFields.posted : askedFields.digital
  const items = gifts.flatMap(itemsOf)
  const form = useCheckoutForm({
    order,
    draft,
    asked,
    requestOf: (typed) =>
      reductions.reduce(
        giftOrderRequest({
          locale,
          asked,
          draft: typed,
          items,
          amountCents,
          shipping: parcel.addressOf(typed.buyer),
        }),
      ),
    payment,
    codes: reductions,
    otherProblems: { ...parcel.problems, ...delivery.problems },
  })
  const [isMoreAsked, setMoreAsked] = useState(false)
  /** Goes on when nothing is wrong with the shown gift: it can wait with the others. */
  const onceReady = (go: () => void) => {
    setMoreAsked(true)
    if (Object.keys(delivery.problems).length === 0) return go()
    requestAnimationFrame(() => focusFirstProblem(form.ref.current))
  }

  const { outcome } = form.order
  const { promotionCents } = reductions.lines
  useEffect(() => {
    if (outcome?.kind !== 'amount-changed') return
    const newAmount = outcome.newAmount + promotionCents
    // No answer says which of several gifts costs another price: the shown one takes the difference.
    if (newAmount !== amountCents) onPriceChanged(gift.amountCents + newAmount - amountCents)
  }, [outcome, amountCents, promotionCents, gift.amountCents, onPriceChanged])

  const abroad = abroadCents > 0 ? [{ kind: 'gift', label: t('parcel.abroad'), amount: abroadCents }] : []
  const priceLines = [
    ...giftPriceLines(gifts, { label: t('parcel.postage'), isAbroad: abroadCents > 0 }),
    ...abroad,
  ]
  return {
    delivery,
    basket,
    parcel,
    reductions,
    payment,
    form,
    amountCents,
    priceLines,
    onceReady,
    showsDelivery: form.submitted || isMoreAsked,
  }
}
