/** Id of the visitor for analytics, where they agreed to it. */
const clientId = () => /(?:^|; )clientId=([^;]*)/.exec(document.cookie)?.[1]

/** Where a paid order is shown (CH-009, SH-020). */
export function confirmationUri(orderUUID: string): string {
  const gaId = clientId()
  return `/confirmation/${orderUUID}?status=success${gaId ? `&gaId=${encodeURIComponent(decodeURIComponent(gaId))}` : ''}`
}
