import { addMonthsClamped, dayOf } from '../dates/days'
import { type DeferredStay, deferredDate } from './deferred-date'
import { type PayLaterMethod, type PayLaterStay, payLaterMethods } from './pay-later-methods'

/** Cents, and the day they are taken. */
type Payment = { amount: number; date: string }
/** A method as the gateway lists it, with its fee in cents. */
export type ListedMethod = { type: string; paymentFee: number }
export type PayLaterSchedule = { [method in PayLaterMethod]?: Payment[] }

/** Equal parts in whole cents, one each month from today; what does not divide goes into the first, with the fee. */
export const instalments = (
  count: number,
  { now, amountCents }: Pick<PayLaterStay, 'now' | 'amountCents'>,
  fee: number,
): Payment[] => {
  const part = Math.floor(amountCents / count)
  const first = amountCents - part * (count - 1) + fee
  return Array.from({ length: count }, (_, index) => ({
    amount: index === 0 ? first : part,
    date: addMonthsClamped(dayOf(now), index),
  }))
}

const paymentsOf = (method: PayLaterMethod, stay: PayLaterStay & DeferredStay, fee: number): Payment[] => {
  if (method === '3x') return instalments(3, stay, fee)
  if (method === '4x') return instalments(4, stay, fee)
  return [{ amount: stay.amountCents + fee, date: deferredDate(stay) }]
}

/** The payments of each method that both the gateway and `payLaterMethods` offer (spec B §9). */
export function payLaterSchedule({
  methods,
  ...stay
}: PayLaterStay & DeferredStay & { methods: readonly ListedMethod[] }): PayLaterSchedule {
  const entries = payLaterMethods(stay).flatMap((method) => {
    const listed = methods.find(({ type }) => type === method)
    return listed ? [[method, paymentsOf(method, stay, listed.paymentFee)] as const] : []
  })
  return Object.fromEntries(entries)
}
