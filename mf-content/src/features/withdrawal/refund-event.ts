import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'

/** Money that goes back for returned gifts, under the number of the order that bought them. */
export const refundEvent = (orderUUID: string, cents: number): AnalyticsEvent => ({
  name: 'refund',
  params: { transaction_id: orderUUID, value: cents / 100, currency: 'EUR' },
})
