/** Characters that a field takes, in the form as in the call. RFC 5321 limits the e-mail address. */
export const fieldLengths = {
  email: 254,
  bookingNumber: 8,
  contactName: 200,
  contactPhone: 40,
  contactText: 5_000,
} as const
