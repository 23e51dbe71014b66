import * as z from 'zod/mini'
import { checkContactField, needsBookingNumber } from '../../rules/text/check-contact-field'
import { contactReasons } from '../../rules/text/contact-request-types'
import { fieldLengths } from '../../rules/text/field-lengths'
import { LocaleCode } from '../common-schemas'

type Field = Parameters<typeof checkContactField>[0]['field']

const passes = (field: Field) => (value: string) => checkContactField({ field, value }).error === null
const field = (name: Field, max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.refine(passes(name), `Not a ${name}`))

/** The contact form as it is sent, with the field names of the CRM (SC-048). */
export const ContactForm = z
  .object({
    Booking_ID__c: z._default(z.string().check(z.maxLength(fieldLengths.bookingNumber)), ''),
    contact_reason: z.string().check(z.refine((reason) => contactReasons.includes(reason), 'No such reason')),
    description: field('description', fieldLengths.contactText),
    email: field('email', fieldLengths.email),
    name: field('name', fieldLengths.contactName),
    phone: field('phone', fieldLengths.contactPhone),
    requestType: z._default(z.string().check(z.maxLength(100)), ''),
    requestSubtype: z._default(z.string().check(z.maxLength(100)), ''),
    /** Language of the answer. */
    locale: z._default(LocaleCode, 'fr_FR'),
    /** Token of the bot check; agents have none. */
    captcha: z._default(z.string().check(z.maxLength(4000)), ''),
    retURL: z._default(z.string().check(z.maxLength(2000)), ''),
  })
  .check(
    z.refine(
      (form) =>
        checkContactField({
          field: 'bookingNumber',
          value: form.Booking_ID__c,
          reason: form.contact_reason,
          required: needsBookingNumber(form.contact_reason),
        }).error === null,
      { error: 'Not a booking number', path: ['Booking_ID__c'] },
    ),
  )
export type ContactForm = z.infer<typeof ContactForm>

/** A puzzle of the bot check, in ALTCHA's format. */
export const CaptchaChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>
