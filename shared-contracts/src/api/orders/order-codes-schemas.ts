import * as z from 'zod/mini'
import { Uuid } from '../common-schemas'
import { LookupRequest } from './order-changes-schemas'

/** A code goes to the mailbox of the booking, never to an address that the question names. */
export const CodeRequest = z.pick(LookupRequest, { bookingNumber: true })
export type CodeRequest = z.infer<typeof CodeRequest>

/** Answers alike whether or not there is such a booking. */
export const CodeAnswer = z.object({
  codeRequest: Uuid,
  /** ISO instant. */
  expiresAt: z.string(),
  /** Of the code: six, or nine while many are asked for. Absent from gateways of before: six. */
  digits: z.optional(z.int()),
})
export type CodeAnswer = z.infer<typeof CodeAnswer>

export const CodeRedemption = z.object({
  codeRequest: Uuid,
  code: z.string().check(z.trim(), z.regex(/^(\d{6}|\d{9})$/)),
})
export type CodeRedemption = z.infer<typeof CodeRedemption>
