import { invoicingSeller } from '@escapade/shared-contracts/settings/seller'
import type { FastifyInstance } from 'fastify'
import { calendarRoutes, createCalendarAddresses, tripsRoutes } from '../capabilities/accounts/capability'
import { createVisitDayService, visitDayRoutes } from '../capabilities/activities/capability'
import {
  attachmentRoute,
  casesOfBooking,
  createDeskCases,
  findCases,
  knownStaff,
  readAudit,
} from '../capabilities/care/capability'
import { createKeptPages } from '../capabilities/content/capability'
import { deskRoutes } from '../capabilities/desk/capability'
import {
  createSendingService,
  createWithdrawalService,
  findGifts,
  sendingRoutes,
  withdrawalRoutes,
} from '../capabilities/gifts/capability'
import {
  createCreditNoteService,
  createInvoiceService,
  invoiceRoutes,
} from '../capabilities/invoices/capability'
import { mailCopyRoute } from '../capabilities/mail/capability'
import {
  actionsOfOrder,
  bookingNumbersOf,
  noCrash,
  orderOfNumber,
  ordersCapability,
  stepsOfActions,
} from '../capabilities/orders/capability'
import { createLending, payLaterRoutes } from '../capabilities/pay-later/capability'
import {
  createPaymentOffer,
  createPaymentProvider,
  paymentMethodsRoute,
  webhookRoute,
  webhookSecretsOf,
} from '../capabilities/payments/capability'
import { createTripReviews } from '../capabilities/reviews/capability'
import { createInTransaction } from '../platform/database/transaction'
import { loadSigner } from '../platform/signer'
import type { Deps } from './deps'
import { pageFacts } from './page-facts'
import { createDeskPeople } from './people/desk-people'
import { openSales } from './sales'
import { tellCareOfRefused } from './undelivered-mails'

/** A colleague who has not worked for longer finds no notes. */
const staffMs = 90 * 86_400_000

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
    insurer: config.insurer,
    legal: createKeptPages(pageFacts({ clock, config })),
  }
  const { access, receivePayment, trips, desk } = ordersCapability(app, parts)
  effects.onRefused(tellCareOfRefused(clock))
  const signer = await loadSigner({ db, config })
  tripsRoutes(app, { trips, reviews: createTripReviews({ db, inTransaction, clock, signer }) })
  calendarRoutes(app, {
    addresses: createCalendarAddresses({ db, signer }),
    calendarOf: trips.calendar,
  })
  mailCopyRoute(app, { db, publicOrigin })
  attachmentRoute(app, { db })
  deskRoutes(app, {
    orders: desk,
    gifts: { find: (text) => findGifts(db, text) },
    cases: {
      find: (text) => findCases(db, text),
      ofBooking: (bookingNumber) => casesOfBooking(db, bookingNumber),
      ...createDeskCases({ db, clock, inTransaction, effects, orderOfNumber }),
    },
    people: createDeskPeople({ ...shared, ordersOf: desk.ofPerson }),
    staff: () => knownStaff(db, new Date(clock.instant().getTime() - staffMs)),
    audit: (question) =>
      readAudit(
        { db, stepsOf: stepsOfActions, numbersOf: bookingNumbersOf, actionsOfOrder, orderOfNumber },
        question,
      ),
  })
  await webhookRoute(app, { secrets: await webhookSecretsOf({ db, config }), receive: receivePayment })
  withdrawalRoutes(app, createWithdrawalService({ ...shared, giftMoney: sales.giftMoney, access }))
  sendingRoutes(app, { access, sending: createSendingService(shared) })
  visitDayRoutes(app, { access, visits: createVisitDayService(shared) })
  payLaterRoutes(app, { lender, clock, config })
  paymentMethodsRoute(app, createPaymentOffer({ clock, config }))
  const { giftMoney } = sales
  const invoicing = { ...shared, giftMoney, seller: invoicingSeller(config.seller) }
  await invoiceRoutes(app, {
    access,
    invoices: createInvoiceService(invoicing),
    creditNotes: createCreditNoteService(invoicing),
  })
}
