import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { InvoicingSeller } from '@escapade/shared-contracts/settings/seller'
import type { Caller } from '../../platform/caller'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { AppError } from '../../platform/http/errors'
import type { GiftMoney, SoldOrder } from '../orders/ports'
import { changesDoneOf, openOrder, readOrderMoney, soldStayWords } from '../orders/public'
import type { InvoiceContent } from './invoice-tables'
import { createInvoicesRepository, type Invoice } from './invoices-repository'

export type InvoiceDeps = {
  db: Db
  clock: Clock
  inTransaction: InTransaction
  giftMoney: GiftMoney
  seller: InvoicingSeller
}

/**
 * Invoices of paid orders, issued when they are first asked for, in one series a market and year. An order that has
 * changed since gets a new one that replaces the last.
 */
export const createInvoiceService = (deps: InvoiceDeps) => ({
  issue: (orderUUID: string, caller: Caller): Promise<Invoice> =>
    deps.inTransaction(async (db) => {
      const { order } = await openOrder(db, orderUUID, caller)
      if (!order.confirmedAt) throw new AppError('order-not-found')
      const invoices = createInvoicesRepository(db)
      return (await invoices.find(orderUUID, order.version)) ?? issueNew(deps, db, order)
    }),
})

export type InvoiceService = ReturnType<typeof createInvoiceService>

/** The invoice of an order as it was in a version: issued now where it was not asked for then. */
export async function invoiceOfVersion(
  deps: InvoiceDeps,
  db: Db,
  order: SoldOrder,
  version: number,
): Promise<Invoice> {
  const known = await createInvoicesRepository(db).find(order.orderUUID, version)
  return known ?? issueNew(deps, db, await asOf(db, order, version))
}

/** Versions count the changes that were carried out, from 0; a cancellation leaves the stay as it was. */
async function asOf(db: Db, order: SoldOrder, version: number): Promise<SoldOrder> {
  const change = (await changesDoneOf(db, order.orderUUID))[version]
  const paid = { ...order, version, status: 'confirmed' as const }
  if (!change) return paid
  const { sold, lines, totalCents } = change.before
  const { stay } = sold
  return { ...paid, stay, checkin: stay.checkin, checkout: stay.checkout, lines, totalCents }
}

/** The next number of a series of the order's market: `FR-2027-000001`, `FR-CN-2027-000001`. */
export async function nextNumber(
  { clock }: Pick<InvoiceDeps, 'clock'>,
  db: Db,
  { order, kind }: { order: SoldOrder; kind?: 'CN' },
): Promise<string> {
  const series = [countryOf(order.locale), kind, clock.today().slice(0, 4)].filter(Boolean).join('-')
  const number = await createInvoicesRepository(db).nextOf(series)
  return `${series}-${String(number).padStart(6, '0')}`
}

async function issueNew(deps: InvoiceDeps, db: Db, order: SoldOrder): Promise<Invoice> {
  const { clock, seller } = deps
  const invoices = createInvoicesRepository(db)
  const before = await invoices.latest(order.orderUUID)
  const money = await readOrderMoney({ ...deps, db }, order)
  const invoice: Invoice = {
    invoiceNumber: await nextNumber(deps, db, { order }),
    orderUUID: order.orderUUID,
    version: order.version,
    content: contentOf(order, {
      seller,
      money,
      issuedOn: clock.today(),
      replaces: before?.invoiceNumber ?? null,
      giftCents: money.paidByGift - money.returnedToGift,
      refundedCents: Math.max(money.returnedToCard + money.uncollected, order.refundCents),
    }),
    issuedAt: clock.instant(),
  }
  await invoices.add(invoice)
  return invoice
}

type Issue = Pick<
  InvoiceContent,
  'issuedOn' | 'replaces' | 'giftCents' | 'refundedCents' | 'seller' | 'money'
>

function contentOf(order: SoldOrder, issue: Issue): InvoiceContent {
  const { lines } = order
  return {
    ...issue,
    locale: order.locale,
    bookingNumber: order.bookingNumber,
    buyer: buyerOf(order),
    subject: subjectOf(order),
    conditions: soldStayWords(order)?.conditions,
    lines,
    totalCents: order.totalCents,
    isCancelled: order.status === 'cancelled',
  }
}

export const buyerOf = ({ buyer }: SoldOrder): InvoiceContent['buyer'] => ({
  name: `${buyer.firstName} ${buyer.lastName}`,
  addressLine: buyer.addressLine,
  postalCode: buyer.postalCode,
  city: buyer.city,
  country: buyer.country,
  ...(buyer.companyName && { company: { name: buyer.companyName, vatNumber: buyer.vatNumber ?? '' } }),
})

export function subjectOf(order: SoldOrder): InvoiceContent['subject'] {
  const { stay, lines, checkin, checkout } = order
  return {
    label: stay?.label ?? lines[0]?.label ?? '',
    place: stay ? `${stay.hotelLabel}, ${stay.address}` : '',
    checkin,
    checkout,
    details: soldStayWords(order)?.details,
  }
}
