import {
  type ContactField,
  checkContactField,
  needsBookingNumber,
} from '@escapade/shared-contracts/rules/text/check-contact-field'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { tidyNumber } from '@escapade/shared-contracts/rules/text/tidy-number'

/** Names of the CRM's form, and the rule that each one's text has to pass. */
export const contactFields = [
  {
    name: 'Booking_ID__c',
    rule: 'bookingNumber',
    maxLength: fieldLengths.bookingNumber,
    inputMode: 'numeric',
    tidy: tidyNumber,
  },
  { name: 'name', rule: 'name', maxLength: fieldLengths.contactName, autoComplete: 'name' },
  { name: 'email', rule: 'email', maxLength: fieldLengths.email, type: 'email', autoComplete: 'email' },
  { name: 'phone', rule: 'phone', maxLength: fieldLengths.contactPhone, type: 'tel', autoComplete: 'tel' },
  { name: 'description', rule: 'description', maxLength: fieldLengths.contactText },
] as const satisfies readonly {
  name: string
  rule: ContactField
  maxLength: number
  type?: string
  inputMode?: string
  tidy?: (text: string) => string
  autoComplete?: string
}[]

export type ContactFieldName = (typeof contactFields)[number]['name']
export type ContactValues = Record<ContactFieldName, string>

export const emptyValues: ContactValues = {
  Booking_ID__c: '',
  name: '',
  email: '',
  phone: '',
  description: '',
}

/** Problem codes by field; only fields that are shown for the reason can have one. */
export function problemsOf(values: ContactValues, reason: string) {
  const shown = contactFields.filter(({ rule }) => isShown(rule, reason))
  const problems = shown.map(
    ({ name, rule }) =>
      [
        name,
        checkContactField({ field: rule, value: values[name], reason, required: isNeeded(rule, reason) })
          .error,
      ] as const,
  )
  return Object.fromEntries(problems.filter(([, error]) => error)) as Partial<
    Record<ContactFieldName, NonNullable<ReturnType<typeof checkContactField>['error']>>
  >
}

export const isNeeded = (rule: ContactField, reason: string): boolean =>
  rule !== 'bookingNumber' || needsBookingNumber(reason)

export const isShown = (rule: ContactField, reason: string): boolean =>
  checkContactField({ field: rule, value: '', reason }).visible !== false
