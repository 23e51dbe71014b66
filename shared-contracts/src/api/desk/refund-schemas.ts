import * as z from 'zod/mini'
import { Cents } from '../common-schemas'

/** Sum that a cancellation gives back: by the buyer's conditions, all of the price, or so many cents of it. */
export const CancellationRefund = z.union([
  z.literal('conditions'),
  z.literal('full'),
  Cents.check(z.minimum(0)),
])

/** Cents of gift money that customer care may give at once. */
const mostGiftCents = 50_000
export const GiftAmount = Cents.check(z.minimum(100), z.maximum(mostGiftCents))

/** Word on why, for those who work for the shop. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))
