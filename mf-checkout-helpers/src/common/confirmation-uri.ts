/** Id of the visitor for analytics, where they agreed to it. */
const clientId = () => /(?:^|; )clientId=([^;]*)/.exec(document.cookie)?.[1]

/** Address that shows an order after paying (CH-009, SH-020); `pending`: its payment is still on its way. */
export function confirmationUri(orderUUID: string, status: 'success' | 'pending' = 'success'): string {
  const gaId = clientId()
  return `/confirmation/${orderUUID}?status=${status}${gaId ? `&gaId=${encodeURIComponent(decodeURIComponent(gaId))}` : ''}`
}
