import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { BookingSkeleton } from './booking/BookingSkeleton'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import type { Route } from './route'
import { ConfirmationOnDemand } from './trip/confirmation-on-demand'
import { OrderWaiting } from './trip/OrderWaiting'

/**
 * The first load of one kind of page is spared the scripts of the others. The chunk of each has the name of its route's
 * page (remote.json): documents bring its styles and scripts at once. From one of them to
 * another its skeleton stands until it has come.
 */
export const pages = {
  checkout: onDemand(
    async () => ({
      default: (await import(/* webpackChunkName: "page-checkout" */ './Checkouts')).Checkouts,
    }),
    { waiting: <CheckoutSkeleton /> },
  ),
  booking: onDemand(
    async () => ({
      default: (await import(/* webpackChunkName: "page-booking" */ './booking/BookingPage')).BookingPage,
    }),
    { waiting: <BookingSkeleton /> },
  ),
  review: onDemand(
    async () => ({
      default: (await import(/* webpackChunkName: "page-review" */ './review/ReviewPage')).ReviewPage,
    }),
    { waiting: <BookingSkeleton /> },
  ),
  payment: onDemand(
    async () => ({
      default: (await import(/* webpackChunkName: "whole-payment" */ './link/PaymentLinkPage'))
        .PaymentLinkPage,
    }),
    { waiting: <OrderWaiting /> },
  ),
  confirmation: ConfirmationOnDemand,
}

/** Pages of customer care, with their words: no visitor loads it. */
export const InCare = onDemand(async () => ({
  default: (await import(/* webpackChunkName: "whole-care" */ './care/InCare')).InCare,
}))

/** A page is there before it is drawn or taken over: what the server wrote is never replaced by a wait. */
export async function loadPage({ page }: Route, visit: Pick<Visit, 'customerCare'>) {
  await Promise.all([
    pages[page in pages ? (page as keyof typeof pages) : 'checkout'].load(),
    visit.customerCare && InCare.load(),
  ])
}
