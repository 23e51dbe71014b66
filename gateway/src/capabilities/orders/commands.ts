import { parseArgs } from 'node:util'
import { OrderStatus } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Caller } from '../../platform/caller'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { makeDue } from '../../platform/jobs/outbox'
import { parseLimit, printRecord, printRows } from '../../platform/print-rows'
import { type ActVerdict, allowedActs } from './acts/allowed-acts'
import { cancel, type RefundWish } from './acts/cancel'
import { noCrash } from './crash/crash-point'
import { readLife } from './life/read-life'
import { listArrivals } from './records/arrivals'
import { createOperatorQueries } from './records/operator-queries'
import type { GiftMoney, Sellers } from './sales'

type Context = { db: DatabaseHandle['db']; clock: Clock }
type Sales = Pick<Sellers, 'sellerOf'> & { giftMoney: GiftMoney }
/** Sellers of what is cancelled are opened only where an order is. */
type OrdersContext = Context & { operator: Caller; openSales: () => Promise<Sales> }
type Options = Record<string, { type: 'string' | 'boolean' }>
type Subcommand<In = Context> = (context: In, args: string[]) => Promise<void>

const read = (args: string[], options: Options) => {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, ...options },
    allowPositionals: true,
  })
  return { values: values as Record<string, string | boolean | undefined>, positionals }
}

function dispatch<In>(name: string, commands: Record<string, Subcommand<In>>): Subcommand<In> {
  return async (context, [first, ...rest]) => {
    const isNamed = first !== undefined && !first.startsWith('-')
    const command = isNamed ? commands[first] : commands.list
    if (!command) throw new Error(`${name} takes one of ${Object.keys(commands).join(', ')}`)
    await command(context, isNamed ? rest : first === undefined ? [] : [first, ...rest])
  }
}

/** The order that an operator names by its booking number or uuid. */
async function namedOrder({ db }: Context, [id = '']: string[]) {
  const order = await createOperatorQueries(db).find(id)
  if (!order)
    throw new Error(id ? `There is no order ${id}` : 'There is no order without a booking number or uuid')
  return order
}

const statuses = OrderStatus.options
const isStatus = (text: unknown): text is OrderStatus => statuses.some((status) => status === text)
const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`

const listOrders: Subcommand = async ({ db }, args) => {
  const { values } = read(args, { status: { type: 'string' }, limit: { type: 'string' } })
  const { status } = values
  if (status !== undefined && !isStatus(status)) throw new Error(`--status takes ${statuses.join(', ')}`)
  printRows(await createOperatorQueries(db).list({ status, limit: parseLimit(values.limit) }), values)
}

const isForOperators = ({ refusal }: ActVerdict) => refusal !== 'order-access-denied'

const showOrder: Subcommand<OrdersContext> = async (context, args) => {
  const { values, positionals } = read(args, {})
  const order = await namedOrder(context, positionals)
  const events = await readLife(context.db, order, context.clock.instant())
  const party = { caller: context.operator, proven: 'none' } as const
  const acts = await allowedActs({ ...context, ...(await context.openSales()) }, order, party)
  printRecord(
    {
      ...(await createOperatorQueries(context.db).history(order)),
      events,
      acts: acts.filter(isForOperators),
    },
    values,
  )
}

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** For the hotel: who comes, and the word that its guests left for it. */
const arrivals: Subcommand = async ({ db, clock }, args) => {
  const { values, positionals } = read(args, { from: { type: 'string' }, to: { type: 'string' } })
  const [hotelId] = positionals
  if (!hotelId) throw new Error('orders arrivals takes the id of a hotel')
  const from = values.from ?? clock.today()
  const to = values.to ?? (isDay(from) ? addDays(from, 30) : from)
  if (!isDay(from) || !isDay(to) || to < from) throw new Error('--from and --to take days such as 2027-03-10')
  printRows(await listArrivals(db, { hotelId, from, to }), values)
}

/** Rooms or places come back, the money is decided and the mail written; the running gateway sends both. */
const cancelOrder: Subcommand<OrdersContext> = async (context, args) => {
  const { values, positionals } = read(args, { refund: { type: 'string' } })
  const { orderUUID, kind, bookingNumber } = await namedOrder(context, positionals)
  if (kind === 'gift') throw new Error(`Order ${bookingNumber} is for gifts: see gifts void`)
  const { db, clock, operator, openSales } = context
  const shared = { db, clock, inTransaction: createInTransaction(db), reach: noCrash, wake: () => {} }
  const answer = await cancel(
    { ...shared, ...(await openSales()) },
    { orderUUID, caller: operator, refund: refundOf(values.refund), expectedRefund: null },
  )
  printRecord({ ...answer, refund: euros(answer.refundAmount) }, values)
}

function refundOf(text: string | boolean | undefined): RefundWish {
  if (text === undefined || text === 'policy') return 'policy'
  if (text === 'full') return 'full'
  const cents = Math.round(Number(text) * 100)
  if (!Number.isFinite(cents) || cents < 0) throw new Error('--refund takes full, policy or euros')
  return cents
}

const retryOrder: Subcommand = async (context, args) => {
  const { values, positionals } = read(args, {})
  const order = await namedOrder(context, positionals)
  printRecord(await createOperatorQueries(context.db).retry(order, context.clock.instant()), values)
}

const listOutbox: Subcommand = async ({ db }, args) => {
  const { values } = read(args, { limit: { type: 'string' } })
  printRows(await createOperatorQueries(db).waitingEffects(parseLimit(values.limit ?? '1000')), values)
}

const retryOutbox: Subcommand = async ({ db, clock }, args) => {
  const { values, positionals } = read(args, {})
  const due = await makeDue(db, clock.instant(), positionals)
  printRecord({ due }, values)
}

/** `orders list|show|arrivals|cancel|retry`: says who bought to the hotel they come to alone. */
export const ordersCommand = dispatch<OrdersContext>('orders', {
  list: listOrders,
  show: showOrder,
  arrivals,
  cancel: cancelOrder,
  retry: retryOrder,
})

/** `outbox list|retry [ID…]`: mails and refunds that are not out yet, or were refused. */
export const outboxCommand = dispatch<Context>('outbox', { list: listOutbox, retry: retryOutbox })
