import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { createSellers } from '../../app/sales'
import { createInTransaction } from '../../platform/database/transaction'
import { createPromotions } from '../../promotions/promotions'
import { visitDayRoutes } from '../activities/sale/visit-day-routes'
import { createVisitDayService } from '../activities/sale/visit-day-service'
import { createGiftMoney } from '../gifts/money/gift-money'
import { openGiftCodes } from '../gifts/money/gift-secret'
import { invoiceRoutes } from '../invoices/invoice-routes'
import { createInvoiceService } from '../invoices/invoice-service'
import { createLending } from '../pay-later/create-lending'
import { payLaterRoutes } from '../pay-later/pay-later-routes'
import { createPaymentProvider } from '../payments/create-payment-provider'
import { createQuoteStay } from '../quotes/quote-stay'
import { changesRoutes } from './changes/changes-routes'
import { noCrash } from './crash/crash-point'
import { mailTopic } from './mails/queue-mail'
import { sendMail } from './mails/send-mail'
import { orderJobs } from './order-jobs'
import { ordersRoutes } from './orders-routes'
import { createOrderServices } from './orders-services'
import { refundTopic, sendRefund } from './payment/refunds'

/** Orders, their payment and all that follows from them, in one place. */
export async function ordersCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, log, jobs, effects, mailer, reachCrashPoint: reach = noCrash } = deps
  const inTransaction = createInTransaction(db)
  const cards =
    deps.paymentProvider ?? (await createPaymentProvider(app, { db, inTransaction, clock, config, jobs }))
  const { publicOrigin } = config
  const { provider, lender } = { ...createLending({ cards, db, clock, config }), ...lenderOf(deps) }

  const services = createOrderServices({
    db,
    inTransaction,
    clock,
    provider,
    lender,
    quoteStay: createQuoteStay(clock),
    sellers: createSellers({ clock, codes: await openGiftCodes(config) }),
    giftMoney: createGiftMoney({ clock }),
    promotions: createPromotions({ clock }),
    publicOrigin,
    reach,
    wake: () => effects.wake(),
  })
  const { deps: shared, access, payments } = services
  ordersRoutes(app, services)
  changesRoutes(app, services)
  visitDayRoutes(app, { access, visits: createVisitDayService(shared) })
  payLaterRoutes(app, lender)
  await invoiceRoutes(app, { access, invoices: createInvoiceService(shared) })

  effects.handle(mailTopic, sendMail({ ...shared, mailer }))
  effects.handle(refundTopic, sendRefund(shared))
  for (const job of orderJobs({ ...shared, payments, log })) jobs.add(job)
}

/** A test may bring its own. */
const lenderOf = ({ lender }: Pick<Deps, 'lender'>) => (lender ? { lender } : {})
