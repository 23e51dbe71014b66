import { isPersonName } from './person-rules'
import { isBlank, isEmail } from './text-rules'

export type ContactField = 'bookingNumber' | 'name' | 'email' | 'phone' | 'description' | 'reason'
export type ContactFieldError =
  | 'mandatory'
  | 'textOnly'
  | 'bookingNumberDigits'
  | 'phoneIncorrect'
  | 'emailIncorrect'
export type ContactFieldState = { field: ContactField; value: string; reason?: string; required?: boolean }

/** A question asked before any booking has no number to give. */
const reasonWithoutBooking = 'avv_info'

/** The number stands in the confirmation that has not come: who knows it all the same may give it. */
const reasonWithoutNumber = 'emailconf'

/** False where no number has to be given for the reason. */
export const needsBookingNumber = (reason: string | undefined): boolean =>
  reason !== reasonWithoutBooking && reason !== reasonWithoutNumber

const checkBookingNumber = ({ value, reason, required = true }: ContactFieldState) => {
  const visible = reason !== reasonWithoutBooking
  const isLeftOut = value === '' && !required
  const isRight = !visible || isLeftOut || /^\d{8}$/.test(value)
  return { visible, error: isRight ? null : ('bookingNumberDigits' as const) }
}

const checkFormat = ({ field, value }: ContactFieldState): ContactFieldError | null => {
  if (field === 'name' && !isPersonName(value)) return 'textOnly'
  if (field === 'phone' && !/^[\d ()+-]+$/.test(value)) return 'phoneIncorrect'
  if (field === 'email' && !isEmail(value)) return 'emailIncorrect'
  return null
}

/** The check of blur and submit on the contact form (spec B §5). `visible` is answered for the booking number alone. */
export function checkContactField(state: ContactFieldState): {
  error: ContactFieldError | null
  visible?: boolean
} {
  if (state.field === 'bookingNumber') return checkBookingNumber(state)
  const { value, required = true } = state
  if (isBlank(value)) return { error: required ? 'mandatory' : null }
  return { error: checkFormat(state) }
}
