import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type {
  ActivityOnlyDetail,
  ActivityOnlyItem,
} from '@escapade/shared-contracts/api/stays/activities-schemas'
import type { ActivityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { ActivitySummary } from '../features/activity/ActivitySummary'
import { BuyerForm } from '../features/buyer/BuyerForm'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { CardForm } from '../features/payment/CardForm'
import { PriceLines } from '../features/price/PriceLines'
import { StayCard } from '../features/stay/StayCard'
import styles from './Checkout.module.scss'
import { activityOrderRequest } from './checkout-order'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { useCheckoutForm } from './use-checkout-form'

type Props = {
  order: ReturnType<typeof usePlaceOrder>
  item: ActivityOnlyItem
  activity: ActivityOnlyDetail
  price: ActivityPartyPrice
  activityUri: string
  onPriceChanged: () => void
}

export function ActivityCheckoutForm(props: Props) {
  const { item, activity, price, activityUri, onPriceChanged } = props
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const form = useCheckoutForm({
    order: props.order,
    requestOf: (draft) => activityOrderRequest({ locale, draft, item, amountCents: price.total }),
    onPriceChanged,
  })
  const { busy } = form.order
  const [image] = activity.imagesBySize
  const { mainActivityCenter: center } = activity

  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {t('page.title', { context: 'activity' })}
      </Heading>
      <form ref={form.ref} className={styles.columns} onSubmit={form.submit} noValidate aria-busy={busy}>
        <aside className={styles.aside}>
          {image && (
            <StayCard
              label={activity.label}
              hotelLabel={center.label}
              hotelStars={center.star ?? 0}
              place={center.location.label}
              image={image}
            />
          )}
          <PriceLines
            priceLines={[]}
            todayCents={price.total}
            savedCents={price.promo > 0 ? price.moneySaved : 0}
            taxOnSiteCents={0}
            taxIncluded={false}
          />
        </aside>
        <div className={styles.main}>
          <ActivitySummary activity={activity} item={item} />
          <BuyerForm {...form.buyer} withRequest={false} />
          <CardForm {...form.card} />
          <Legal packageTravel={false} />
          <PayStep form={form} amountCents={price.total} about="activity" stayUri={activityUri} />
        </div>
      </form>
    </div>
  )
}
