import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import {
  checkGiftField,
  type GiftField,
  type GiftFieldError,
} from '@escapade/shared-contracts/rules/gifts/check-gift-field'

/** Giver, words and picture of an activity, as they are typed. */
export type ActivityGiftDraft = Record<GiftField, string> & {
  /** Place among the pictures of the activity. */
  picture: number
}

export const newActivityGift: ActivityGiftDraft = { fromName: '', message: '', picture: 0 }

export function checkWords(draft: ActivityGiftDraft): Partial<Record<GiftField, GiftFieldError>> {
  const problem = (field: GiftField) => {
    const { error } = checkGiftField({ field, value: draft[field], mandatory: false })
    return error && { [field]: error }
  }
  return { ...problem('fromName'), ...problem('message') }
}

/** As the order takes it. */
export const activityGiftOf = (
  { fromName, message, picture }: ActivityGiftDraft,
  delivery: GiftDelivery | null,
): NonNullable<ActivityOnlyItem['gift']> => ({
  customisation: { fromName: fromName.trim() || null, message: message.trim() || null },
  picture,
  delivery,
})
