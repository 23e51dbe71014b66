import { useHead } from '@escapade/remote-kit/runtime/head'
import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { type GiftInBasket, readGift, writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { returnKey, usePlaceOrder } from '../features/order/use-place-order'
import { CheckoutProblem } from './CheckoutProblem'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { GiftCheckoutForm } from './GiftCheckoutForm'

const never = () => () => {}

/** The last page before a gift is bought (GI-026). The gift is in the tab, where its page has put it. */
export function GiftCheckoutPage() {
  const { t } = useTranslation('checkout')
  const returned = usePageLocation().query[returnKey]
  const order = usePlaceOrder({ returned })
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [changed, setChanged] = useState<GiftInBasket | null>(null)
  useHead({ title: t('page.metaTitle_gift'), index: false, follow: false })

  if (!isReady || (order.busy && returned)) return <CheckoutSkeleton />
  const gift = changed ?? readGift(tabStorage)
  if (!gift) return <CheckoutProblem problem="gift" stayUri="/giftcard/customization" />
  return (
    <GiftCheckoutForm
      order={order}
      gift={gift}
      onPriceChanged={(amountCents) => {
        // What it was made up of is not known of the new price.
        const { lines, ...others } = gift
        writeGift(tabStorage, { ...others, amountCents })
        setChanged({ ...others, amountCents })
      }}
    />
  )
}
