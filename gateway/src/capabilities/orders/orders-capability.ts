import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps'
import { createInTransaction } from '../../platform/transaction'
import { createPaymentProvider } from '../payments/create-payment-provider'
import { createQuoteStay } from '../quotes/quote-stay'
import { sendConfirmation } from './confirmation/send-confirmation'
import { noCrash } from './crash-point'
import { orderJobs } from './order-jobs'
import { ordersRoutes } from './orders-routes'
import { createOrdersService } from './orders-service'
import { confirmationTopic, createPaymentService } from './payment-service'

/** Who the bank names to the holder of the card. */
const payee = 'Escapade'

/** Orders, their payment and their mail: what one order sets in motion, in one place. */
export async function ordersCapability(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config, log, jobs, effects, mailer, reachCrashPoint: reach = noCrash } = deps
  const inTransaction = createInTransaction(db)
  const provider =
    deps.paymentProvider ?? (await createPaymentProvider(app, { db, inTransaction, clock, config }))
  const { publicOrigin } = config

  const shared = {
    db,
    inTransaction,
    clock,
    provider,
    quoteStay: createQuoteStay(clock),
    payee,
    reach,
    publicOrigin,
  }
  const ordersDeps = { ...shared, onConfirmed: () => effects.wake() }
  const payments = createPaymentService(ordersDeps)
  ordersRoutes(app, { orders: createOrdersService(ordersDeps), payments })

  effects.handle(confirmationTopic, sendConfirmation({ db, mailer, publicOrigin, reach }))
  for (const job of orderJobs({ ...ordersDeps, payments, log })) jobs.add(job)
}
