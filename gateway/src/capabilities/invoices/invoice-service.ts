import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { AppError } from '../../platform/http/errors'
import { createRefundsRepository } from '../orders/payment/refunds-repository'
import { createOrdersRepository, type Order } from '../orders/records/orders-repository'
import type { GiftMoney } from '../orders/sales'
import type { InvoiceContent } from './invoice-tables'
import { createInvoicesRepository, type Invoice } from './invoices-repository'

type Deps = { db: Db; clock: Clock; inTransaction: InTransaction; giftMoney: GiftMoney }

/**
 * Invoices of paid orders, issued when they are first asked for, in one series a market and year. An order that has
 * changed since gets a new one that replaces the last.
 */
export const createInvoiceService = (deps: Deps) => ({
  issue: (orderUUID: string): Promise<Invoice> =>
    deps.inTransaction(async (db) => {
      const order = await createOrdersRepository(db).lock(orderUUID)
      if (!order.confirmed_at) throw new AppError('order-not-found')
      const invoices = createInvoicesRepository(db)
      return (await invoices.find(orderUUID, order.version)) ?? issueNew(deps, db, order)
    }),
})

export type InvoiceService = ReturnType<typeof createInvoiceService>

async function issueNew({ clock, giftMoney }: Deps, db: Db, order: Order): Promise<Invoice> {
  const invoices = createInvoicesRepository(db)
  const before = await invoices.latest(order.order_uuid)
  const issuedOn = clock.today()
  const series = `${countryOf(order.locale)}-${issuedOn.slice(0, 4)}`
  const number = await invoices.nextOf(series)
  const [gifts, refundedCents] = await Promise.all([
    giftMoney.paidFor(db, order.order_uuid),
    createRefundsRepository(db).totalOf(order.order_uuid),
  ])
  const invoice: Invoice = {
    invoice_number: `${series}-${String(number).padStart(6, '0')}`,
    order_uuid: order.order_uuid,
    version: order.version,
    content: contentOf(order, {
      issuedOn,
      replaces: before?.invoice_number ?? null,
      giftCents: gifts.gift,
      refundedCents: Math.max(refundedCents, order.refund_cents),
    }),
    issued_at: clock.instant(),
  }
  await invoices.add(invoice)
  return invoice
}

type Issue = Pick<InvoiceContent, 'issuedOn' | 'replaces' | 'giftCents' | 'refundedCents'>

function contentOf(order: Order, issue: Issue): InvoiceContent {
  const { buyer, stay, lines } = order
  return {
    ...issue,
    locale: order.locale,
    bookingNumber: order.booking_number,
    buyer: {
      name: `${buyer.firstName} ${buyer.lastName}`,
      addressLine: buyer.addressLine,
      postalCode: buyer.postalCode,
      city: buyer.city,
      country: buyer.country,
    },
    subject: {
      label: stay?.label ?? lines[0]?.label ?? '',
      place: stay ? `${stay.hotelLabel}, ${stay.address}` : '',
      checkin: order.checkin,
      checkout: order.checkout,
    },
    lines,
    totalCents: order.total_cents,
    isCancelled: order.status === 'cancelled',
  }
}
