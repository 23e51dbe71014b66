import { endpoint } from '../endpoint'
import type { Eligibility, EligibilityQuery } from './pay-later-schemas'

/** The ways to pay later for a stay (GW-030, D88). An empty list where there is none. */
export const getPayLaterEligibility = /* @__PURE__ */ endpoint<{ query: EligibilityQuery }, Eligibility>(
  'GET',
  '/front-gateway/purchase/alma/eligibility',
)
