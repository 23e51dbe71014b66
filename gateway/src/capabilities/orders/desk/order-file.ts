import type {
  FileAct,
  FileMail,
  FilePayment,
  HistoryStep,
  OrderFile,
} from '@escapade/shared-contracts/api/desk/desk-schemas'
import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/database'
import { copiesOfOrder } from '../../mail/public'
import { actRules } from '../access/act-rules'
import { allowedActs } from '../acts/allowed-acts'
import type { OrderEvent } from '../life/life-repository'
import { readLife } from '../life/read-life'
import { mailNameOf } from '../mails/queue-mail'
import { isOrderOf } from '../people/orders-of-person'
import { findOrder } from '../records/find-order'
import { notesOf } from '../records/order-notes'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { createRefundsRepository, refundTopic } from '../records/refunds-repository'
import type { Sellers } from '../sales'
import { presentOrder } from '../view/present-order'
import { approvalsOf } from './approvals'
import { type FindDeps, presentFound } from './find-orders'

type Deps = FindDeps & Pick<Sellers, 'sellerOf'>

/** The file without the messages of its buyer, which customer care keeps. */
export type OwnFile = Omit<OrderFile, 'cases'>

/** An order has few of either; more say nothing new. */
const mostMails = 50
const mostOthers = 10

/** All that orders know of one; throws `order-not-found`. */
export async function readOrderFile(deps: Deps, orderUUID: string, caller: Caller): Promise<OwnFile> {
  const { db, clock } = deps
  const order = await findOrder(db, orderUUID)
  const [view, life, payments, refunds, mails, notes, others, paidOrders, verdicts, approvals] =
    await Promise.all([
      presentOrder(deps, { order, caller }),
      readLife(db, order, clock.instant()),
      createPaymentsRepository(db).allOf(orderUUID),
      createRefundsRepository(db).ofOrder(orderUUID),
      mailsOf(db, orderUUID),
      notesOf(db, orderUUID),
      othersOf(db, order),
      countPaid(db, order),
      allowedActs(deps, order, { caller, proven: 'none' }),
      approvalsOf(db, orderUUID),
    ])
  return {
    order: view,
    version: order.version,
    buyer: order.buyer,
    specialRequest: order.specialRequest,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    history: life.map(presentStep),
    payments: payments.map(presentPayment),
    refunds: refunds.map(({ amountCents, reason, createdAt, doneAt, failedAt }) => ({
      amount: amountCents,
      reason,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
    mails,
    notes,
    others: await Promise.all(others.map((other) => presentFound(deps, other))),
    paidOrders,
    hotel: hotelOf(order, view.hotelPhone),
    acts: verdicts.flatMap(({ act, refusal }): FileAct[] => {
      const roles = rolesFor(act)
      return roles.length > 0 ? [{ act, refusal, roles }] : []
    }),
    approvals,
  }
}

/** Roles of customer care that may ask for an act. */
export function rolesFor(act: keyof typeof actRules): FileAct['roles'] {
  const { by } = actRules[act] as { by: { agent?: 'any' | 'lead' } }
  if (!by.agent) return []
  return by.agent === 'lead' ? ['lead'] : ['agent', 'lead']
}

const presentStep = (event: OrderEvent): HistoryStep => ({
  cause: event.cause,
  isOfPayment: event.paymentId !== null,
  fromStatus: event.fromStatus,
  toStatus: event.toStatus,
  by: event.actor,
  name: event.actorName,
  reason: event.reason,
  amounts: event.amounts,
  inferred: event.inferred,
  at: event.at.toISOString(),
})

const presentPayment = (payment: Payment): FilePayment => ({
  provider: payment.provider,
  reference: payment.intentId,
  url: pageOf(payment),
  amount: payment.amountCents,
  status: payment.status,
  method: payment.paymentMethod,
  card: payment.cardEnding ? { brand: payment.cardBrand ?? '', ending: payment.cardEnding } : null,
  refusal: payment.refusal,
  isOfChange: payment.changeId !== null,
  at: payment.updatedAt.toISOString(),
})

/** Payments of the sandbox have no page of their own (https://docs.stripe.com/payments/payment-intents). */
const pageOf = ({ provider, intentId }: Payment): string | null =>
  provider === 'stripe' && intentId
    ? `https://dashboard.stripe.com/payments/${encodeURIComponent(intentId)}`
    : null

async function mailsOf(db: Db, orderUUID: string): Promise<FileMail[]> {
  const copies = new Map((await copiesOfOrder(db, orderUUID)).map((copy) => [String(copy.effectId), copy]))
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload', 'attempts', 'createdAt', 'doneAt', 'lastError'])
    .where(sql<string>`payload ->> 'orderUUID'`, '=', orderUUID)
    .where('topic', '<>', refundTopic)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostMails)
    .execute()
  return rows.map(({ id, topic, payload, attempts, createdAt, doneAt, lastError }) => ({
    id: String(id),
    kind: mailNameOf({ topic, payload }),
    createdAt: createdAt.toISOString(),
    sentAt: doneAt?.toISOString() ?? null,
    attempts,
    problem: doneAt ? null : lastError,
    hasCopy: copies.has(String(id)),
    recipient: copies.get(String(id))?.recipient ?? null,
  }))
}

const ofMailbox = (db: Db, { buyer }: Order) =>
  db.selectFrom('customerOrder').where(isOrderOf([{ email: buyer.email, until: null }]))

const othersOf = (db: Db, order: Order) =>
  ofMailbox(db, order)
    .selectAll()
    .where('orderUUID', '<>', order.orderUUID)
    .orderBy('createdAt', 'desc')
    .limit(mostOthers)
    .execute()

async function countPaid(db: Db, order: Order): Promise<number> {
  const { count } = await ofMailbox(db, order)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const hotelOf = ({ stay }: Order, phone: OwnFile['order']['hotelPhone']): OwnFile['hotel'] =>
  stay && {
    id: stay.hotelId,
    name: stay.hotelLabel,
    phone,
    address: stay.address,
    timeZone: stay.timeZone ?? null,
  }
