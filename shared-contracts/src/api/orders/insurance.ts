import { endpoint } from '../endpoint'
import type { InsuranceQuery, InsuranceQuote } from './insurance-schemas'

/** Premium of insuring an order (GW-032, D75). */
export const getInsuranceQuote = /* @__PURE__ */ endpoint<{ query: InsuranceQuery }, InsuranceQuote>(
  'GET',
  '/front-gateway/insurance/quote',
)
