import { addMonthsClamped } from '../dates/days'

/** Every gift and every activity voucher is valid for a year (spec A §9). */
export const validMonths = 12

/** The last day of a gift, by the day on which it was issued. */
export const validUntil = (issuedOn: string): string => addMonthsClamped(issuedOn, validMonths)
