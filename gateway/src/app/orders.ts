import type { FastifyInstance } from 'fastify'
import { visitDayRoutes } from '../capabilities/activities/sale/visit-day-routes'
import { createVisitDayService } from '../capabilities/activities/sale/visit-day-service'
import { createCreditNoteService } from '../capabilities/invoices/credit-note-service'
import { invoiceRoutes } from '../capabilities/invoices/invoice-routes'
import { createInvoiceService } from '../capabilities/invoices/invoice-service'
import { noCrash } from '../capabilities/orders/crash/crash-point'
import { ordersCapability } from '../capabilities/orders/orders-capability'
import { createLending } from '../capabilities/pay-later/create-lending'
import { payLaterRoutes } from '../capabilities/pay-later/pay-later-routes'
import { createPaymentProvider, webhookSecretsOf } from '../capabilities/payments/create-payment-provider'
import { paymentMethodsRoute } from '../capabilities/payments/offer/payment-methods-route'
import { createPaymentOffer } from '../capabilities/payments/offer/payment-offer'
import { webhookRoute } from '../capabilities/payments/webhooks/webhook-route'
import { createInTransaction } from '../platform/database/transaction'
import type { Deps } from './deps'
import { openSales } from './sales'

/** Orders with those who sell, lend and take the money, and with what buyers do with a paid order. */
export async function orders(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, log, jobs, effects, mailer, reachCrashPoint: reach = noCrash } = deps
  const inTransaction = createInTransaction(db)
  const cards =
    deps.paymentProvider ?? (await createPaymentProvider(app, { db, inTransaction, clock, config, jobs }))
  const lending = createLending({ cards, db, clock, config })
  const { provider } = lending
  const lender = deps.lender ?? lending.lender
  const sales = await openSales({ clock, config })
  const { publicOrigin, rateLimit } = config
  const shared = { db, inTransaction, clock, wake: () => effects.wake() }
  const parts = {
    ...shared,
    ...sales,
    provider,
    lender,
    publicOrigin,
    rateLimit,
    reach,
    log,
    jobs,
    effects,
    mailer,
  }
  const { access, receivePayment } = ordersCapability(app, parts)
  await webhookRoute(app, { secrets: await webhookSecretsOf({ db, config }), receive: receivePayment })
  visitDayRoutes(app, { access, visits: createVisitDayService(shared) })
  payLaterRoutes(app, lender)
  paymentMethodsRoute(app, createPaymentOffer({ clock, config }))
  const { giftMoney } = sales
  const invoicing = { ...shared, giftMoney, seller: config.seller }
  await invoiceRoutes(app, {
    access,
    invoices: createInvoiceService(invoicing),
    creditNotes: createCreditNoteService(invoicing),
  })
}
