import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { activityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activityQuery } from '../features/activity/activity-query'
import { readCheckoutActivity } from '../features/activity/checkout-activity'
import { returnKey, usePlaceOrder } from '../features/order/use-place-order'
import { CheckoutProblem, isUnknown, QuoteProblem } from './CheckoutProblem'
import { CheckoutSkeleton } from './CheckoutSkeleton'

/** Few checkouts are of an activity: those of stays do without its form. */
const ActivityCheckoutForm = onDemand(
  async () => ({ default: (await import('./ActivityCheckoutForm')).ActivityCheckoutForm }),
  { waiting: <CheckoutSkeleton /> },
)

/** The last page before an activity is bought: what, for whom, who pays, with which card. */
export function ActivityCheckoutPage() {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const { query } = usePageLocation()
  const returned = query[returnKey]
  const { criteria, ready } = useCriteria()
  const order = usePlaceOrder({ returned })
  const item = readCheckoutActivity({ query, criteria })
  const { data, error, isError, refetch } = useQuery({
    ...activityQuery(useApi(), { id: item?.productId ?? '', locale }),
    enabled: item !== null,
  })
  useHead({ title: t('page.metaTitle', { stay: data?.label ?? '' }), index: false, follow: false })

  if (!ready || (order.busy && returned)) return <CheckoutSkeleton />
  const activityUri = uriOf(item)
  if (!item) return <CheckoutProblem problem="activity" stayUri={activityUri} />
  if (isUnknown(error)) return <CheckoutProblem problem="unknownActivity" stayUri={activityUri} />
  if (isError) return <QuoteProblem kind="error" about="activity" stayUri={activityUri} onRetry={refetch} />
  if (!data) return <CheckoutSkeleton />
  const price = activityPartyPrice({ prices: data.prices, adults: item.adults })
  if (!price || data.published === false)
    return <QuoteProblem kind="notBookable" about="activity" stayUri={activityUri} />
  return (
    <ActivityCheckoutForm
      order={order}
      item={item}
      activity={data}
      price={price}
      activityUri={activityUri}
      onPriceChanged={() => void refetch()}
    />
  )
}

/** The page of the activity, for the same party and day. */
function uriOf(item: ActivityOnlyItem | null): string {
  const { productId = '', adults, date } = item ?? {}
  const criteria = { a: adults, ...(date ? { checkin: date } : {}) }
  return paths.activity({ id: productId, hash: serializeCriteria({ criteria }) })
}
