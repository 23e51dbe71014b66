import type { CaseAttachment } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { callPartner } from '../../platform/observe/partner-calls'
import type { ContactCase } from './cases-repository'

/** A CRM that takes cases besides our own books. Files stay with us: it gets their names. */
export type Crm = { send(contact: ContactCase, files: readonly CaseAttachment[]): Promise<void> }

const timeoutMs = 15_000

/** The web-to-case form of a CRM. Throws when it does not take the case: the outbox tries again. */
export const createWebToCase = (url: string): Crm => ({
  async send(contact, files) {
    const asked: RequestInit = {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        Booking_ID__c: contact.bookingNumber ?? '',
        contact_reason: contact.reason,
        description: [contact.description, ...files.map(({ name }) => `[${name}]`)].join('\n'),
        email: contact.email,
        name: contact.name,
        phone: contact.phone,
        requestType: contact.requestType,
        requestSubtype: contact.requestSubtype,
        external_id: contact.caseNumber,
      }).toString(),
    }
    const answer = await callPartner('crm', () => fetch(url, asked))
    // Such forms answer with a redirect to the page that thanks.
    if (answer.status >= 400) throw new Error(`The CRM answered ${answer.status}`)
  },
})
