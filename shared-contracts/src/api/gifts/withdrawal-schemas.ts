import * as z from 'zod/mini'
import { Cents, Email, LocaleCode, Uuid } from '../common-schemas'
import { GiftKind } from './gift-redeeming-schemas'

/** The first step of a withdrawal: the order, and the name of the declarer. */
export const WithdrawalRequest = z.object({
  locale: LocaleCode,
  bookingNumber: z.string().check(z.regex(/^\d{8}$/)),
  email: z.pipe(z.string().check(z.toLowerCase()), Email),
})
export type WithdrawalRequest = z.input<typeof WithdrawalRequest>

/** Refund that a withdrawal would give. The token confirms exactly that. */
export const WithdrawalOffer = z.object({
  token: z.string(),
  bookingNumber: z.string(),
  deadline: z.string(),
  gifts: z.array(z.object({ giftUUID: Uuid, kind: GiftKind, label: z.string(), amount: Cents })),
  refundAmount: Cents,
})
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>

export const WithdrawalConfirmation = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
export type WithdrawalConfirmation = z.infer<typeof WithdrawalConfirmation>

/** `receivedAt` is the instant that the acknowledgement names. Gateways of before name no order. */
export const WithdrawalReceipt = z.object({
  orderUUID: z.optional(Uuid),
  bookingNumber: z.string(),
  receivedAt: z.string(),
  refundAmount: Cents,
  maskedEmail: z.string(),
})
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>
