import type { GiftDelivery, GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { checkGiftField } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { maxDeliveryDays } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'

/** To whom a gift by e-mail goes: to the buyer at once, or to its recipient on a day and at an hour. */
export type DeliveryDraft = {
  to: 'buyer' | 'recipient'
  name: string
  email: string
  day: string
  hour: number
}
export type DeliveryProblems = Partial<
  Record<'name' | 'email', 'mandatory' | 'email' | 'textOnly' | 'tooLong'>
>

const morning = 9

export const newDelivery = (today: string): DeliveryDraft => ({
  to: 'buyer',
  name: '',
  email: '',
  day: addDays(today, 1),
  hour: morning,
})

/** Today and the days that a mail is taken for. */
export const deliveryDays = (today: string): string[] =>
  Array.from({ length: maxDeliveryDays + 1 }, (_, days) => addDays(today, days))

export function checkDelivery({ to, name, email }: DeliveryDraft): DeliveryProblems {
  if (to === 'buyer') return {}
  const { error } = checkGiftField({ field: 'fromName', value: name, mandatory: false })
  const wrong = email.trim() === '' ? 'mandatory' : isEmail(email.trim()) ? null : 'email'
  return { ...(error && { name: error }), ...(wrong && { email: wrong }) }
}

/** As the order takes it; null: to the buyer. */
const deliveryOf = ({ to, name, email, day, hour }: DeliveryDraft): GiftDelivery | null =>
  to === 'buyer' ? null : { name: name.trim() || null, email: email.trim(), day, hour }

/** The item with where it goes; printed gifts go by post. */
export const withDelivery = (item: GiftItem, draft: DeliveryDraft): GiftItem =>
  item.format === 'physical' ? item : { ...item, delivery: deliveryOf(draft) }
