export type ContactRequest = { requestType: string; requestSubtype: string }

/** Words of the CRM behind the form: they are never shown and never translated (spec B §3). */
const requests = new Map<string, ContactRequest>([
  ['avv_info', { requestType: 'Hotel Activity information request', requestSubtype: '' }],
  ['booking_info', { requestType: 'Information/request', requestSubtype: '' }],
  ['emailconf', { requestType: 'Information/request', requestSubtype: 'Confirmation email' }],
  ['modification', { requestType: 'Modification', requestSubtype: '' }],
  ['cancellation', { requestType: 'Cancellation Request', requestSubtype: '' }],
  ['complaint', { requestType: 'Complaint', requestSubtype: '' }],
  ['other', { requestType: '', requestSubtype: '' }],
])

export const contactReasons: readonly string[] = [...requests.keys()]

/** Null for an unknown reason: the form stays hidden. */
export function contactRequestTypes({ reason }: { reason: string | null }): ContactRequest | null {
  return requests.get(reason ?? '') ?? null
}
