/**
 * Characters that a field takes, in the form as in the call. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1
 * limits the e-mail.
 */
export const fieldLengths = {
  email: 254,
  bookingNumber: 8,
  contactName: 200,
  contactPhone: 40,
  contactText: 5_000,
} as const
