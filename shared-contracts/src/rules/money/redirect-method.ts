/** Ways to pay on the page of a bank or wallet that the visitor is sent to. */
export const redirectWays = ['ideal', 'bancontact', 'paypal'] as const
export type RedirectWay = (typeof redirectWays)[number]

const pattern = new RegExp(`^(${redirectWays.join('|')})_[A-Za-z0-9-]{8,64}$`)

/**
 * Token of such a payment in the place of a card's. Each attempt has its own, so that a second one after a refusal
 * differs from the first one repeated.
 */
export const redirectToken = (way: RedirectWay, attempt: string): string => `${way}_${attempt}`

/** Null for the token of a card. */
export const redirectWayOf = (paymentMethod: string): RedirectWay | null =>
  (pattern.exec(paymentMethod)?.[1] as RedirectWay | undefined) ?? null
