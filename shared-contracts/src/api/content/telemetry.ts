import { endpoint } from '../endpoint'
import type { AnalyticsBatch, ClientLog, ErrorReport } from './telemetry-schemas'

export const postClientLog = /* @__PURE__ */ endpoint<{ body: ClientLog }, void>(
  'POST',
  '/front-gateway/logs',
)
export const postErrorReport = /* @__PURE__ */ endpoint<{ body: ErrorReport }, void>('POST', '/error')
/** `pos`: point of sale, the lower-case country. */
export const postAnalytics = /* @__PURE__ */ endpoint<
  { params: { pos: string }; body: AnalyticsBatch },
  void
>('POST', '/analytics/ga/collect/{pos}')
