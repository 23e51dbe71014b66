import { parseArgs } from 'node:util'
import { isDay } from '@escapade/shared-contracts/rules/dates/days'
import type { Caller } from '../../platform/caller'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle, Db } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import { parseLimit, printRecord, printRows } from '../../platform/print-rows'
import { isUUID } from '../../platform/uuid'
import { type OpenOrder, openOrder, voidGift } from '../orders/public'
import { queueGiftMail } from './mails/queue-gift-mail'
import { createGiftsRepository, type Gift } from './records/gifts-repository'
import { createShipmentsRepository } from './records/shipments-repository'

type Context = {
  db: DatabaseHandle['db']
  clock: Clock
  operator: Caller
  /** Port: gives the places of a visit to come back, in the transaction that locked its order. */
  giveUpVisit: (open: OpenOrder) => Promise<unknown>
}
/** Answers rows for a table, or one record. */
type Row = Record<string, unknown>
type Action = (context: Context, args: string[]) => Promise<Row[] | Row>

const actions: Record<string, Action> = { list, show, parcels, ship, void: makeVoid, extend }

export const giftsHelp =
  '[list [--limit N] | show GIFT | parcels | ship ORDER [--tracking T] | void GIFT | extend GIFT --until DAY] [--json]'

/** `gifts ACTION`: what customer care and the packing table do with gifts. Gifts and orders go by their UUID. */
export async function giftsCommand(context: Context, args: string[]): Promise<void> {
  const json = args.includes('--json')
  const [first, ...rest] = args.filter((arg) => arg !== '--json')
  const isNamed = first !== undefined && !first.startsWith('-')
  const name = isNamed ? first : 'list'
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new Error(`gifts ${giftsHelp}`)
  const found = await action(context, isNamed || first === undefined ? rest : [first, ...rest])
  if (Array.isArray(found)) printRows(found, { json })
  else printRecord(found, { json })
}

/** Newest first, without what says who bought or opens a gift. */
async function list({ db }: Context, args: string[]) {
  const { values } = parseArgs({ args, options: { limit: { type: 'string' } } })
  const gifts = await createGiftsRepository(db).latest(parseLimit(values.limit))
  return gifts.map(summary)
}

async function show({ db }: Context, [giftUUID]: string[]) {
  const gift = await findGift(db, giftUUID)
  return {
    ...summary(gift),
    format: gift.format,
    label: gift.label,
    subElements: gift.subElements,
    paidCents: gift.paidCents,
    deliveredAt: gift.deliveredAt,
    openedAt: gift.openedAt,
    extendedOn: gift.extendedOn,
    exchangedOn: gift.exchangedOn,
    movements: (await createGiftsRepository(db).movementsOf(gift.giftUUID)).map(
      ({ kind, amountCents, balanceCents, orderUUID, happenedAt }) => ({
        kind,
        amountCents,
        balanceCents,
        order: orderUUID,
        at: happenedAt,
      }),
    ),
  }
}

const summary = (gift: Gift) => ({
  gift: gift.giftUUID,
  order: gift.orderUUID,
  kind: gift.kind,
  status: gift.status,
  ending: gift.codeEnding,
  issuedCents: gift.issuedCents,
  balanceCents: gift.balanceCents,
  validUntil: gift.validUntil,
})

/** Printed gifts that wait to be packed, with what goes into the parcel. */
async function parcels({ db }: Context) {
  const waiting = await createShipmentsRepository(db).waiting()
  return Promise.all(
    waiting.map(async ({ orderUUID, recipient }) => {
      const gifts = await createGiftsRepository(db).ofOrder(orderUUID)
      const printed = gifts.filter(({ format, status }) => format === 'physical' && status === 'active')
      return {
        order: orderUUID,
        recipient,
        gifts: printed.map(({ giftUUID, label, subElements }) => ({
          gift: giftUUID,
          label,
          subElements,
        })),
      }
    }),
  )
}

/** The parcel is in the post; the buyer gets a mail. */
async function ship({ db, clock }: Context, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { tracking: { type: 'string' } },
    allowPositionals: true,
  })
  const [orderUUID = ''] = positionals.filter(isUUID)
  const now = clock.instant()
  const isShipped = await createInTransaction(db)(async (trx) => {
    const shipped = await createShipmentsRepository(trx).ship(orderUUID || noUUID, {
      tracking: values.tracking ?? null,
      now,
    })
    if (shipped) await queueGiftMail(trx, { kind: 'shipped', orderUUID }, now)
    return shipped
  })
  if (!isShipped) throw new Error('No parcel of this order waits')
  return { order: orderUUID, status: 'shipped' }
}

/** For gifts that were stolen or bought with a stolen card: what is left on them is gone at once. */
async function makeVoid({ db, clock, operator, giveUpVisit }: Context, [id]: string[]) {
  return createInTransaction(db)(async (trx) => {
    // The order first, as all who change both do.
    const open = await openOrder(trx, (await findGift(trx, id)).orderUUID, operator)
    const { giftUUID, balanceCents, orderUUID, visitDay } = await lockActive(trx, id)
    if (visitDay && visitDay > clock.today()) await giveUpVisit(open)
    const gifts = createGiftsRepository(trx)
    if (balanceCents > 0)
      await gifts.move([
        {
          giftUUID,
          kind: 'void',
          amountCents: -balanceCents,
          orderUUID,
          happenedAt: clock.instant(),
        },
      ])
    await gifts.setStatus(giftUUID, 'void')
    await voidGift(open, { cents: balanceCents, at: clock.instant() })
    return { gift: giftUUID, status: 'void', takenCents: balanceCents }
  })
}

async function extend({ db, clock }: Context, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { until: { type: 'string' } },
    allowPositionals: true,
  })
  const { until = '' } = values
  if (!isDay(until) || until < clock.today()) throw new Error('--until takes a day to come: 2027-12-31')
  return createInTransaction(db)(async (trx) => {
    const gift = await lockActive(trx, positionals[0])
    if (until < gift.validUntil) throw new Error(`The gift is valid until ${gift.validUntil} already`)
    await createGiftsRepository(trx).setValidity(gift.giftUUID, until)
    return { gift: gift.giftUUID, validUntil: until }
  })
}

const noUUID = '00000000-0000-0000-0000-000000000000'

async function findGift(db: Db, giftUUID = ''): Promise<Gift> {
  const gift = isUUID(giftUUID) ? await createGiftsRepository(db).find(giftUUID) : undefined
  if (!gift) throw new Error(giftUUID ? `There is no gift ${giftUUID}` : 'Say the UUID of the gift')
  return gift
}

async function lockActive(db: Db, id: string | undefined): Promise<Gift> {
  const { giftUUID } = await findGift(db, id)
  const [gift] = await createGiftsRepository(db).lock({ ids: [giftUUID] })
  if (gift?.status !== 'active') throw new Error(`The gift is ${gift?.status}`)
  return gift
}
