import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type {
  ActivityOnlyDetail,
  ActivityOnlyItem,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { ActivityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { DayChoice } from '@escapade/shared-ui/day-choice/DayChoice'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { ActivitySummary } from '../features/activity/ActivitySummary'
import { useVisitDay } from '../features/activity/use-visit-day'
import { BuyerForm } from '../features/buyer/BuyerForm'
import { askedFields } from '../features/buyer/buyer-fields'
import { useBuyerDraft } from '../features/buyer/use-buyer-draft'
import { GiftWay } from '../features/gift/GiftWay'
import { useBeginEvent } from '../features/order/use-begin-event'
import type { usePlaceOrder } from '../features/order/use-place-order'
import { PriceLines } from '../features/price/PriceLines'
import { CodeNotice } from '../features/reductions/CodeNotice'
import { ReductionForm } from '../features/reductions/ReductionForm'
import { useReductions } from '../features/reductions/use-reductions'
import { StayCard } from '../features/stay/StayCard'
import { ActivityGiftForm } from './ActivityGiftForm'
import styles from './Checkout.module.scss'
import { Legal } from './Legal'
import { PayStep } from './PayStep'
import { PaymentSection } from './payment/PaymentSection'
import { usePayment } from './payment/use-payment'
import { activityOrderRequest } from './purchase/checkout-order'
import { useActivityGift } from './purchase/use-activity-gift'
import { useCheckoutForm } from './purchase/use-checkout-form'

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
  useBeginEvent({
    kind: 'activity',
    id: item.productId,
    label: activity.label,
    amountCents: price.total,
  })
  const subject = `activity/${item.productId}`
  const asked = item.date ? askedFields.visit : askedFields.digital
  const draft = useBuyerDraft({ country: countryOf(locale), subject })
  const reductions = useReductions({ totalAmount: price.total, subject })
  const payment = usePayment({ amountCents: reductions.toPay, subject })
  const visit = useVisitDay(item)
  const gift = useActivityGift({ item, activity })
  const form = useCheckoutForm({
    order: props.order,
    draft,
    asked,
    requestOf: (draft) =>
      reductions.reduce(
        activityOrderRequest({ locale, asked, draft, item: gift.item, amountCents: price.total }),
      ),
    payment,
    codes: reductions,
    otherProblems: { ...(visit.isGone && { date: 'gone' }), ...gift.problems },
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
        <aside className={styles.aside} aria-label={t('page.summary')}>
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
            priceLines={[{ kind: 'activity', label: activity.label, amount: price.total }]}
            priceCents={price.total}
            {...reductions.lines}
            savedCents={price.promo > 0 ? price.moneySaved : 0}
            about="activity"
          />
        </aside>
        <div className={styles.main}>
          <ActivitySummary
            activity={activity}
            item={item}
            way={
              gift.item.gift?.delivery?.email && (
                <GiftWay item={{ format: 'digital', delivery: gift.item.gift.delivery }} />
              )
            }
          />
          <DayChoice {...visit.choice} />
          {gift.isGift && <ActivityGiftForm gift={gift} submitted={form.submitted} />}
          <BuyerForm {...form.buyer} withRequest={false} />
          <ReductionForm reductions={reductions} />
          <PaymentSection payment={payment} card={form.card} />
          <Legal offer={{ kind: 'activity' }} isDated={visit.choice.value !== null} />
          <CodeNotice reductions={reductions} held={form.heldForCode} />
          <PayStep
            form={form}
            payment={payment}
            waits={reductions.busy}
            about="activity"
            stayUri={activityUri}
          />
        </div>
      </form>
    </div>
  )
}
