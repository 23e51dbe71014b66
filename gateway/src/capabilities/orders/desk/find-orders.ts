import type { FoundOrder } from '@escapade/shared-contracts/api/desk/found-schemas'
import type { OrderMoney, OrderState } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import { containing } from '../../../platform/database/containing'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { readOrderMoney } from '../order-money'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import type { GiftMoney } from '../sales'
import { orderState } from '../view/order-state'
import { type ReadWords, readWords } from './read-words'

export type FindDeps = { db: Db; clock: Clock; giftMoney: GiftMoney; inTransaction: InTransaction }

const mostFound = 12
/** Last digits of a card, which receipts and banks show. */
const cardDigits = 4
/** Similarity of a word to one of an order's that counts as the same with a typing error; 1 is equal. */
const leastSimilarity = 0.45

/**
 * Finds orders by words of their number, buyer or hotel, by the last digits of a card, or by their day of arrival. Those that have all the words come
 * first, the newest first; where there are none, those whose words are nearly the same.
 */
export async function findOrders(deps: FindDeps, text: string): Promise<FoundOrder[]> {
  const read = readWords(text, deps.clock.today())
  if (read.kind === 'words' && read.words.length === 0) return []
  const exact = await exactly(deps.db, read)
  const orders = exact.length > 0 || read.kind === 'day' ? exact : await nearly(deps, wordsOf(read))
  return Promise.all(orders.map((order) => presentFound(deps, order)))
}

const wordsOf = (read: ReadWords) =>
  read.kind === 'number' ? [read.digits] : read.kind === 'words' ? read.words : []

async function exactly(db: Db, read: ReadWords): Promise<Order[]> {
  const orders = db.selectFrom('customerOrder').selectAll().orderBy('createdAt', 'desc').limit(mostFound)
  if (read.kind === 'day')
    return orders.where('checkin', '=', read.day).where('confirmedAt', 'is not', null).execute()
  const byWords = wordsOf(read)
    .reduce((query, word) => query.where('words', 'like', containing(word)), orders)
    .execute()
  return read.kind === 'number' && read.digits.length === cardDigits
    ? newestOf([await byWords, await paidByCard(db, read.digits)])
    : byWords
}

/** Orders that a card with these last digits has paid, the newest first. */
async function paidByCard(db: Db, ending: string): Promise<Order[]> {
  return db
    .selectFrom('customerOrder')
    .selectAll()
    .where('orderUUID', 'in', (row) =>
      row.selectFrom('payment').select('payment.orderUUID').where('cardEnding', '=', ending),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostFound)
    .execute()
}

function newestOf(lists: Order[][]): Order[] {
  const found = new Map(lists.flat().map((order) => [order.orderUUID, order]))
  return [...found.values()]
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, mostFound)
}

/** Words with typing errors: those that no order has are to be like one of the order's, the others as they are. */
async function nearly(deps: FindDeps, words: string[]): Promise<Order[]> {
  const known = await Promise.all(words.map((word) => isKnown(deps.db, word)))
  const likely = await alike(deps, words, known)
  // A word may be spelled as another name is.
  return likely.length > 0 || !known.includes(true) ? likely : alike(deps, words, [])
}

async function isKnown(db: Db, word: string): Promise<boolean> {
  const row = await db
    .selectFrom('customerOrder')
    .select('orderUUID')
    .where('words', 'like', containing(word))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const alike = ({ inTransaction }: FindDeps, words: string[], known: boolean[]): Promise<Order[]> =>
  inTransaction(async (db) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`.execute(
      db,
    )
    const likeness = sql<number>`${sql.join(
      words.map((word) => sql`word_similarity(${word}, words)`),
      sql` + `,
    )}`
    const conditions = words.map((word, at) =>
      known[at] ? sql`words like ${containing(word)}` : sql`${word} <% words`,
    )
    return db
      .selectFrom('customerOrder')
      .selectAll()
      .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
      .orderBy(likeness, 'desc')
      .orderBy('createdAt', 'desc')
      .limit(mostFound)
      .execute()
  })

type StateDeps = Pick<FindDeps, 'db' | 'clock' | 'giftMoney'>

/** State of an order in a list: what it does not follow from is not asked for. */
async function stateOf(deps: StateDeps, order: Order): Promise<OrderState> {
  const { status, confirmedAt, orderUUID } = order
  const [payment, money] = await Promise.all([
    status === 'confirmed' || status === 'cancelled'
      ? settled
      : createPaymentsRepository(deps.db).ofOrder(orderUUID),
    status === 'cancelled' && confirmedAt ? readOrderMoney(deps, order) : noMoney,
  ])
  return orderState({ order, payment, money })
}

const settled = { status: 'captured' } as const
const noMoney: OrderMoney = {
  paidByCard: 0,
  paidByGift: 0,
  due: [],
  returnedToCard: 0,
  returnedToGift: 0,
  uncollected: 0,
}

/** An order as lists of the desk show it. */
export async function presentFound(deps: StateDeps, order: Order): Promise<FoundOrder> {
  const { buyer, stay } = order
  return {
    orderUUID: order.orderUUID,
    bookingNumber: order.bookingNumber,
    kind: order.kind,
    status: order.status,
    state: await stateOf(deps, order),
    name: `${buyer.firstName} ${buyer.lastName}`,
    email: buyer.email,
    label: stay?.label ?? order.lines[0]?.label ?? '',
    hotelLabel: stay?.hotelLabel ?? null,
    checkin: order.checkin,
    checkout: order.checkout,
    totalAmount: order.totalCents,
    createdAt: order.createdAt.toISOString(),
  }
}
