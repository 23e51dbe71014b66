import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'

/** What goes back for gifts that were returned, under the number of the order that bought them. */
export const refundEvent = (orderUUID: string, cents: number): AnalyticsEvent => ({
  name: 'refund',
  params: { transaction_id: orderUUID, value: cents / 100, currency: 'EUR' },
})
