import type { orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { issueKey } from '@escapade/gateway/capabilities/orders/records/order-keys'
import type { Db } from '@escapade/gateway/platform/database/database'
import type { MovingClock } from '../moving-clock'
import type { Calls } from './calls'

export type Standing = {
  orderUUID: string
  bookingNumber: string
  stayId: string
  request: ReturnType<typeof orderRequest>
  /** Intents of the order and of its changes, the last one last. */
  intents: string[]
  dueCents: number
  changeId: string | null
  /** Pages of the bank that wait for an answer, with the call that follows it. */
  asked: { url: string; back: () => Promise<unknown> }[]
}

/** A gift card that was bought; its code is in the mail. */
type BoughtGift = { email: string; bookingNumber: string; code: string | null }

export type Visitors = {
  calls: Calls
  db: Db
  clock: MovingClock
  random: () => number
  secret: string
  orders: Standing[]
  gifts: BoughtGift[]
  /** Facts that buyers were told, which have to be so for ever. */
  told: { booked: Set<string>; cancelled: Map<string, number> }
  newKey: (name: string) => string
}

export const chance = ({ random }: Pick<Visitors, 'random'>, share: number): boolean => random() < share
export const upTo = ({ random }: Pick<Visitors, 'random'>, most: number): number =>
  1 + Math.floor(random() * most)

/** Mostly one of those that something was done with lately, at times an old one. */
export function someOrder(visitors: Visitors): Standing | undefined {
  const { orders, random } = visitors
  const among = chance(visitors, 0.85) ? orders.slice(-60) : orders
  return among[Math.floor(random() * among.length)]
}

/** As one gets it for a code from the mailbox. */
export const keyFor = ({ db, clock }: Visitors, orderUUID: string): Promise<string> =>
  issueKey(db, { orderUUID, isSingleUse: false, lifeMs: 3_600_000, now: clock.now(), provesMailbox: true })

const codePattern = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/

/** The code of a gift that has arrived by mail. */
export async function someCode({ db, gifts, random }: Visitors): Promise<string | null> {
  const gift = gifts[Math.floor(random() * gifts.length)]
  if (!gift) return null
  const mail = await db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', gift.email)
    .executeTakeFirst()
  gift.code ??= codePattern.exec(mail?.text ?? '')?.[0] ?? null
  return gift.code
}
