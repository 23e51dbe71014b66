import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'

/** Refund of an order after its buyer cancelled or changed it. */
export const refundEvent = (orderUUID: string, cents: number): AnalyticsEvent => ({
  name: 'refund',
  params: { transaction_id: orderUUID, value: cents / 100, currency: 'EUR' },
})
