import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useMinisite } from '@escapade/remote-kit/runtime/minisite'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { returnKey, usePlaceOrder } from '../features/order/use-place-order'
import { productOf, readCheckoutStay } from '../features/stay/checkout-stay'
import { cardOf, StayCard } from '../features/stay/StayCard'
import { stayQuery } from '../features/stay/stay-queries'
import styles from './Checkout.module.scss'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutProblem, isUnknown, QuoteProblem } from './CheckoutProblem'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { useBookedHere } from './purchase/use-booked-here'
import { useStayQuote } from './purchase/use-stay-quote'

/** Few come back to a checkout that they have been through. */
const BookedHere = onDemand(async () => ({
  default: (await import('../features/order/BookedHere')).BookedHere,
}))

/** Summary, buyer, payment: the last page before the stay is booked (D93). */
export function CheckoutPage() {
  const { t } = useTranslation('checkout')
  const api = useApi()
  const { locale } = useVisit()
  const { query } = usePageLocation()
  const { criteria, ready } = useCriteria()
  // Back from the bank the order is finished before anything is quoted: it may hold the last room itself.
  const order = usePlaceOrder({ returned: query[returnKey] })
  const read = readCheckoutStay({ query, criteria })
  const { minisite, waits } = useMinisite()
  const { stay, quote } = useStayQuote({
    stay: typeof read === 'string' || waits ? null : { ...read, minisiteId: minisite?.minisiteId },
    ownOrder: order.pendingOrderUUID,
  })
  const before = useBookedHere(order.busy ? null : stay, order.pendingOrderUUID())
  const productId = stay?.productId ?? productOf(query) ?? ''
  const detail = useQuery({ ...stayQuery(api, { productId, locale }), enabled: productId !== '' })
  const stayUri = paths.product({ id: productId, hash: serializeCriteria({ criteria }) })
  useHead({ title: t('page.metaTitle', { stay: detail.data?.label ?? '' }), index: false, follow: false })

  const skeleton = (
    <CheckoutSkeleton stay={detail.data && <StayCard {...cardOf(detail.data)} when={stay ?? 'asked'} />} />
  )
  if (!ready || waits || (order.busy && query[returnKey])) return skeleton
  if (!stay)
    return <CheckoutProblem problem={read === 'no-product' ? 'product' : 'dates'} stayUri={stayUri} />
  if (isUnknown(detail.error)) return <CheckoutProblem problem="unknown" stayUri={stayUri} />
  if (detail.isError || quote.isError) {
    return (
      <QuoteProblem
        kind="error"
        stayUri={stayUri}
        onRetry={() => Promise.all([detail.refetch(), quote.refetch()])}
      />
    )
  }
  if (!detail.data || !quote.data || before.isAsking) return skeleton
  if (before.order)
    return (
      <div className={styles.problem}>
        <Heading level={1}>{t('page.title')}</Heading>
        <BookedHere order={before.order} onAgain={before.goOn} />
      </div>
    )
  if (!quote.data.bookable || !quote.data.priceInfo)
    return <QuoteProblem kind="notBookable" stayUri={stayUri} />
  return (
    <CheckoutForm
      order={order}
      stay={stay}
      detail={detail.data}
      quote={quote.data}
      priceInfo={quote.data.priceInfo}
      isRefreshing={quote.isPlaceholderData}
      stayUri={stayUri}
      onPriceChanged={() => void quote.refetch()}
    />
  )
}
