import type { Locale } from '../../rules/visitor/locale'
import { endpoint } from '../endpoint'
import type {
  ActivityAvailabilities,
  ActivityAvailabilitiesQuery,
  ActivityDestination,
  ActivityOnlyDetail,
  ActivitySearchAnswer,
  ActivitySearchRequest,
} from './activities-schemas'

/** An activity for a day; `published: false` when it is no longer sold, 404 when it never was (GW-001). */
export const getActivityDetail = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: { locale: Locale } },
  ActivityOnlyDetail
>('GET', '/api/activity-only/weekend/{id}/detail.json')

/** Days on which the activity still has places. */
export const getActivityAvailabilities = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: ActivityAvailabilitiesQuery },
  ActivityAvailabilities
>('GET', '/api/activity-only/weekend/{id}/availabilities.json')

/** The one search of day activities (GW-006). */
export const searchActivities = /* @__PURE__ */ endpoint<
  { body: ActivitySearchRequest },
  ActivitySearchAnswer
>('POST', '/api/search/activity-only.json')

/** Towns with activities of the locale's market; none in markets without (SC-023). */
export const getActivityDestinations = /* @__PURE__ */ endpoint<
  { query: { locale: Locale } },
  ActivityDestination[]
>('GET', '/api/activity-only/destinations.json')
