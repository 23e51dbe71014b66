import { addDays } from '../dates/days'

/** The last day for which a mail is taken. */
export const maxDeliveryDays = 180
/** Hours at which mails to recipients leave, on the wall clock of the markets (D51). */
export const deliveryHours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const

export type DeliveryProblem = 'past' | 'tooLate' | 'hour'
type Question = { day: string; hour: number; today: string }

/** Why a gift cannot be mailed to its recipient then; null when it can. An hour of today that has gone by means now. */
export function checkGiftDelivery({ day, hour, today }: Question): DeliveryProblem | null {
  if (day < today) return 'past'
  if (day > addDays(today, maxDeliveryDays)) return 'tooLate'
  return deliveryHours.some((each) => each === hour) ? null : 'hour'
}
