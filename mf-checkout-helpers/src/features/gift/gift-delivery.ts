import type { GiftDelivery, GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays, dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { checkGiftField } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { deliveryHours, maxDeliveryDays } from '@escapade/shared-contracts/rules/gifts/gift-delivery'
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
  Record<'name' | 'email' | 'day', 'mandatory' | 'email' | 'textOnly' | 'tooLong' | 'late'>
>

const morning = 9

export const newDelivery = (today: string): DeliveryDraft => ({
  to: 'buyer',
  name: '',
  email: '',
  day: addDays(today, 1),
  hour: morning,
})

/** Hours at which a mail can leave that day; of today those that are still to come. `now` is the wall clock. */
export const hoursOn = (day: string, now: string): number[] =>
  deliveryHours.filter((hour) => day !== dayOf(now) || hour > Number(now.slice(11, 13)))

/** Days that a mail is taken for: today is one of them until its last hour. `before`: day of what is given. */
export const deliveryDays = (now: string, before: string | null = null): string[] =>
  Array.from({ length: maxDeliveryDays + 1 }, (_, days) => addDays(dayOf(now), days)).filter(
    (day) => hoursOn(day, now).length > 0 && (before === null || day < before),
  )

/** The draft with an hour at which its mail can leave: that of another day may have gone by today. */
export function withOpenHour(draft: DeliveryDraft, now: string): DeliveryDraft {
  const hours = hoursOn(draft.day, now)
  return hours.includes(draft.hour) ? draft : { ...draft, hour: hours[0] ?? draft.hour }
}

export function checkDelivery(
  { to, name, email, day }: DeliveryDraft,
  before: string | null = null,
): DeliveryProblems {
  if (to === 'buyer') return {}
  const { error } = checkGiftField({ field: 'fromName', value: name, mandatory: false })
  const wrong = email.trim() === '' ? 'mandatory' : isEmail(email.trim()) ? null : 'email'
  const isLate = before !== null && day >= before
  return { ...(error && { name: error }), ...(wrong && { email: wrong }), ...(isLate && { day: 'late' }) }
}

/** As the order takes it; null: to the buyer. */
export const deliveryOf = ({ to, name, email, day, hour }: DeliveryDraft): GiftDelivery | null =>
  to === 'buyer' ? null : { name: name.trim() || null, email: email.trim(), day, hour }

/** Draft of a gift that waits to be bought, to change it. */
export function deliveryDraftOf({ delivery }: GiftItem, today: string): DeliveryDraft {
  const draft = newDelivery(today)
  return delivery ? { ...draft, to: 'recipient', ...delivery, name: delivery.name ?? '' } : draft
}

/** The item with where it goes; printed gifts go by post. */
export const withDelivery = (item: GiftItem, draft: DeliveryDraft): GiftItem =>
  item.format === 'physical' ? item : { ...item, delivery: deliveryOf(draft) }
