import * as z from 'zod/mini'
import { Cents, Day } from '../common-schemas'
import { OpenPayment, OrderView, PspAuthorization } from './orders-schemas'

/** Hours for which a payment link may hold what it is for. */
export const linkHours = [1, 4, 24] as const
export type LinkHours = (typeof linkHours)[number]
/** Long enough to look for the mail and to ask at home. */
export const usualLinkHours = 4 satisfies LinkHours

/** Hours of a choice in a form; the usual ones where it names none. */
export const readLinkHours = (text: string): LinkHours =>
  linkHours.find((hours) => String(hours) === text) ?? usualLinkHours

export const PaymentLinkRequest = z.object({ hours: z.literal(linkHours) })
export type PaymentLinkRequest = z.infer<typeof PaymentLinkRequest>

/** The mail is on its way to the address of the order. `expiresAt`: ISO instant until which its rooms are held. */
export const PaymentLinkAnswer = z.object({ email: z.string(), expiresAt: z.string() })
export type PaymentLinkAnswer = z.infer<typeof PaymentLinkAnswer>

/** A change that costs more, and the order as it is without it. */
const PayableChange = z.object({
  /** False once its time is over: the order stays as it is. */
  isOpen: z.boolean(),
  checkin: Day,
  checkout: Day,
  totalAmount: Cents,
  toPay: Cents,
})

/** An order to the reader of its payment link; with an open change, as it will be. */
export const PayableOrder = z.object({
  order: OrderView,
  buyer: z.object({ firstName: z.string(), lastName: z.string() }),
  /** ISO instant until which its rooms are held. */
  expiresAt: z.string(),
  /** Null once it cannot be paid: `order.state` says why. */
  payment: z.nullable(OpenPayment),
  /** Gateways before 058 pay orders alone. */
  change: z.optional(z.nullable(PayableChange)),
})
export type PayableOrder = z.infer<typeof PayableOrder>

export const LinkPaymentRequest = z.object({ pspAuthorization: PspAuthorization })
export type LinkPaymentRequest = z.infer<typeof LinkPaymentRequest>
