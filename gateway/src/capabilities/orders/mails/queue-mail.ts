import type { Db } from '../../../platform/database/database'
import { addEffect, type OutboxRow } from '../../../platform/jobs/outbox'
import { issueKey } from '../records/order-keys'
import type { Order } from '../records/orders-repository'
import type { MoneyReturn } from '../records/refunds-repository'
import { type RefundParts, totalOfParts } from '../split-refund'

/** Mails about an order, in the words of their texts. */
export type MailKind = 'confirmation' | 'modification' | 'cancellation' | 'refund' | 'reminder'

export type OrderMail =
  /** `again` tells a mail that was asked for once more from the first. */
  | { kind: 'confirmation'; order: Order; again?: string }
  | { kind: 'modification'; order: Order; paidCents: number; parts: RefundParts }
  | { kind: 'cancellation'; order: Order; parts: RefundParts }
  | { kind: 'reminder'; order: Order }
  | { kind: 'refund'; order: Order; moneyReturn: MoneyReturn }

/** Part of a mail that the outbox keeps: enough to write it at any time. */
export type MailPayload = {
  kind: MailKind
  orderUUID: string
  /** Tells mails of one kind about one order apart. */
  about: string
  /** Paid (above 0) or given back, in cents. */
  cents: number
  /** Refund by destination; absent where nothing goes back. */
  parts?: RefundParts
  /** Opens the invoice, once. */
  key: string
}

export const mailTopic = 'order-mail'

/** Mails of orders go by their kind; those of other rooms by the room's topic, and their kind where it has several. */
export const mailNameOf = ({ topic, payload: { kind } }: Pick<OutboxRow, 'topic' | 'payload'>): string =>
  topic === mailTopic ? String(kind) : typeof kind === 'string' ? `${topic}.${kind}` : topic

const keyMs = 400 * 86_400_000

/** Writes a mail into the outbox, in the transaction that gives reason for it. */
export async function queueMail(db: Db, mail: OrderMail, now: Date): Promise<void> {
  const { kind, order } = mail
  const { orderUUID } = order
  const about = aboutOf(mail)
  const key = await issueKey(db, { orderUUID, isSingleUse: true, lifeMs: keyMs, now })
  const payload: MailPayload = { kind, orderUUID, about, cents: centsOf(mail), parts: partsOf(mail), key }
  await addEffect(db, { topic: mailTopic, key: `${mailTopic}:${kind}:${orderUUID}:${about}`, payload }, now)
}

function aboutOf(mail: OrderMail): string {
  if (mail.kind === 'refund') return mail.moneyReturn.returnId
  // Each arrival has its reminder.
  if (mail.kind === 'reminder') return mail.order.checkin ?? ''
  return (mail.kind === 'confirmation' && mail.again) || String(mail.order.version)
}

function centsOf(mail: OrderMail): number {
  if (isPlain(mail)) return mail.order.totalCents
  const parts = partsOf(mail)
  const back = parts ? totalOfParts(parts) : 0
  return (mail.kind === 'modification' ? mail.paidCents : 0) - back
}

/** About no money that moves. */
const isPlain = (mail: OrderMail): mail is Extract<OrderMail, { kind: 'confirmation' | 'reminder' }> =>
  mail.kind === 'confirmation' || mail.kind === 'reminder'

function partsOf(mail: OrderMail): RefundParts | undefined {
  if (isPlain(mail)) return undefined
  if (mail.kind !== 'refund') return mail.parts
  const { cardCents, uncollectedCents, giftCents } = mail.moneyReturn
  return { cardCents, uncollectedCents, giftCents }
}
