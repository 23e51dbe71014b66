import { addMonthsClamped } from '@escapade/shared-contracts/rules/dates/days'

/** Every gift is valid for a year (spec A §9). */
export const validMonths = 12

export const validUntil = (issuedOn: string): string => addMonthsClamped(issuedOn, validMonths)
