import { isGiverName } from '../text/person-rules'
import { characterCount, isBlank } from '../text/text-rules'

export type GiftField = 'fromName' | 'message'
export type GiftFieldError = 'mandatory' | 'textOnly' | 'tooLong'
export type GiftFieldState = { field: GiftField; value: string; mandatory?: boolean }
export type TypedGiftField = {
  value: string
  accepted: boolean
  error: 'tooLong' | null
  /** Time for which a refused key stroke is explained (ms). */
  errorMs?: number
}

/** Also the `{maxlength}` of the code `tooLong`. */
export const giftFieldLimits: Readonly<Record<GiftField, number>> = { fromName: 40, message: 180 }
const tooLongMs = 1000

const checkTyping = ({ field, value }: GiftFieldState, attempt: string): TypedGiftField =>
  characterCount(attempt) > giftFieldLimits[field]
    ? { value, accepted: false, error: 'tooLong', errorMs: tooLongMs }
    : { value: attempt, accepted: true, error: null }

const checkValue = ({ field, value, mandatory = field === 'fromName' }: GiftFieldState) => {
  if (mandatory && isBlank(value)) return 'mandatory'
  if (field === 'fromName' && !isBlank(value) && !isGiverName(value)) return 'textOnly'
  return characterCount(value) > giftFieldLimits[field] ? 'tooLong' : null
}

/**
 * Gift customisation. With `attempt` (the text a key stroke would give) it answers what the field holds then;
 * without, it is the check of blur and submit (spec A §5).
 */
export function checkGiftField(input: GiftFieldState & { attempt: string }): TypedGiftField
export function checkGiftField(input: GiftFieldState): { error: GiftFieldError | null }
export function checkGiftField(input: GiftFieldState & { attempt?: string }) {
  return input.attempt === undefined ? { error: checkValue(input) } : checkTyping(input, input.attempt)
}
