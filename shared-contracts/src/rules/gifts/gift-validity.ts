import { addMonthsClamped } from '../dates/days'

/** Every gift and every activity voucher is valid for a year (spec A §9). */
export const validMonths = 12

type Validity = {
  issuedOn: string
  /** Day on which it is mailed to its recipient, where the buyer chose one. */
  deliveredOn?: string | undefined
}

/** The last day of a gift: its year begins when it is issued, or when its recipient gets it. */
export const validUntil = ({ issuedOn, deliveredOn = issuedOn }: Validity): string =>
  addMonthsClamped(deliveredOn > issuedOn ? deliveredOn : issuedOn, validMonths)
