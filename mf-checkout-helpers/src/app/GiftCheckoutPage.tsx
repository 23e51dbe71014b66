import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import {
  dropGift,
  type GiftInBasket,
  readGift,
  takeUpGift,
  writeGift,
} from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { addressedGiftQuery, isOfAddress, readAddressedGift } from '../features/gift/addressed-gift'
import { deliveryDraftOf } from '../features/gift/gift-delivery'
import { writeDelivery } from '../features/gift/gift-typed-store'
import { returnKey, usePlaceOrder } from '../features/order/use-place-order'
import { CheckoutProblem } from './CheckoutProblem'
import { CheckoutSkeleton } from './CheckoutSkeleton'

/** Few checkouts are of a gift: those of stays do without its form. */
const GiftCheckoutForm = onDemand(
  async () => ({ default: (await import('./GiftCheckoutForm')).GiftCheckoutForm }),
  { waiting: <CheckoutSkeleton /> },
)

const never = () => () => {}

/**
 * The last page before a gift is bought (GI-026). The gift is in the tab, where its page has put it, or in the address
 * (CH-002).
 */
export function GiftCheckoutPage() {
  const { t } = useTranslation('checkout')
  const { query } = usePageLocation()
  const returned = query[returnKey]
  const order = usePlaceOrder({ returned })
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [changed, setChanged] = useState<GiftInBasket | null>(null)
  const [removed, setRemoved] = useState(0)
  const { navigate, visit } = useShell()
  const { locale, now } = visit
  const asked = readAddressedGift({ query, criteria: useCriteria().criteria })
  const addressed = useQuery({
    ...addressedGiftQuery(useApi(), { productId: '', nights: 1, ...asked, locale }),
    enabled: isReady && asked !== null && !isOfAddress(readGift(tabStorage), asked),
  })
  const isAwaited = (kept: GiftInBasket | null) => !isOfAddress(kept, asked) && addressed.isFetching
  useHead({ title: t('page.metaTitle_gift'), index: false, follow: false })

  if (!isReady || (order.busy && returned)) return <CheckoutSkeleton />
  const kept = changed ?? takeUpGift(tabStorage, (gift) => isOfAddress(gift, asked))
  if (isAwaited(kept)) return <CheckoutSkeleton />
  const gift = isOfAddress(kept, asked) ? kept : addressed.data
  if (!gift) return <CheckoutProblem problem="gift" stayUri={paths.giftCard()} />
  /** Another one of the order takes its place, under the address that names none. */
  const remove = () => {
    dropGift(tabStorage)
    const next = takeUpGift(tabStorage)
    if (next) writeDelivery(tabStorage, deliveryDraftOf(next.item, dayOf(now)))
    setChanged(next)
    setRemoved(removed + 1)
    navigate(paths.giftCheckout(), { replace: true })
  }
  return (
    <GiftCheckoutForm
      key={removed}
      order={order}
      gift={gift}
      onRemove={remove}
      onPriceChanged={(amountCents) => {
        // The parts of the new price are not known.
        const { lines, ...others } = gift
        writeGift(tabStorage, { ...others, amountCents })
        setChanged({ ...others, amountCents })
      }}
    />
  )
}
