import { accountsScenarios } from '../../capabilities/accounts/accounts-scenarios'
import { activitiesScenarios } from '../../capabilities/activities/activities-scenarios'
import { careScenarios } from '../../capabilities/care/care-scenarios'
import { contentScenarios } from '../../capabilities/content/content-scenarios'
import { deskScenarios } from '../../capabilities/desk/desk-scenarios'
import { giftsScenarios } from '../../capabilities/gifts/gifts-scenarios'
import { changesScenarios } from '../../capabilities/orders/changes/changes-scenarios'
import { linkScenarios } from '../../capabilities/orders/link/link-scenarios'
import { ordersScenarios } from '../../capabilities/orders/orders-scenarios'
import { payLaterScenarios } from '../../capabilities/pay-later/pay-later-scenarios'
import { quotesScenarios } from '../../capabilities/quotes/quotes-scenarios'
import { rateUpdatesScenarios } from '../../capabilities/rate-updates/rate-updates-scenarios'
import { reviewsScenarios } from '../../capabilities/reviews/reviews-scenarios'
import { waitingListScenarios } from '../../capabilities/waiting-list/waiting-list-scenarios'
import type { Scenarios } from './scenario'

/** A line per capability whose calls need something to exist first. */
export const scenarios: Scenarios = {
  ...accountsScenarios,
  ...activitiesScenarios,
  ...careScenarios,
  ...contentScenarios,
  ...deskScenarios,
  ...linkScenarios,
  ...giftsScenarios,
  ...ordersScenarios,
  ...payLaterScenarios,
  ...quotesScenarios,
  ...rateUpdatesScenarios,
  ...reviewsScenarios,
  ...changesScenarios,
  ...waitingListScenarios,
}
