import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { Mailer } from '../mail/public'
import type { PaymentProvider } from '../payments/public'
import { createCardGuard } from './abuse/card-guard'
import { createHoldGuard } from './abuse/hold-guard'
import { codeRoutes } from './access/code-routes'
import { createLookupGuard } from './access/lookup-guard'
import { openToPayer } from './access/open-to-payer'
import { createOrderAccess } from './access/order-access'
import { codeMailTopic, createOrderCodes } from './access/order-codes'
import { sendCode } from './access/send-code'
import { createCancelService } from './changes/cancel-service'
import { changePurpose } from './changes/change-purpose'
import { createChangeService } from './changes/change-service'
import { changesRoutes } from './changes/changes-routes'
import type { ReachCrashPoint } from './crash/crash-point'
import { mailTopic } from './mails/queue-mail'
import { createResending } from './mails/resend-mail'
import { sendMail } from './mails/send-mail'
import { orderJobs } from './order-jobs'
import { ordersRoutes } from './orders-routes'
import { createOrdersService } from './orders-service'
import type { Lender } from './payment/lender'
import { missedTopic, sendMissed } from './payment/missed-instalments'
import { receivePaymentEvent } from './payment/payment-events'
import { createPaymentService } from './payment/payment-service'
import { refundTopic, sendRefund } from './payment/refunds'
import type { GiftMoney, Promotions, Sellers } from './sales'
import type { QuoteStay } from './stay/stay-quote'
import { createStayOffers } from './stay/stay-seller'
import { calendarRoute } from './view/calendar-route'

export type OrdersDeps = Sellers & {
  quoteStay: QuoteStay
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  lender: Lender
  giftMoney: GiftMoney
  promotions: Promotions
  publicOrigin: string
  /** Multiplies what one visitor may hold unpaid and how many cards may be refused; 0 takes the limits away. */
  rateLimit: number
  reach: ReachCrashPoint
}

type CapabilityDeps = OrdersDeps & {
  log: FastifyBaseLogger
  jobs: Pick<JobRunner, 'add'>
  effects: Pick<Effects, 'handle' | 'wake'>
  mailer: Mailer
}

/** Name of the shop that the bank shows to the holder of the card. */
const payee = 'Escapade'

/** The services around orders on one set of parts. */
function createOrderServices(parts: OrdersDeps & { wake: () => void }) {
  const { db, provider, rateLimit: scale } = parts
  const deps = {
    ...parts,
    payee,
    onConfirmed: parts.wake,
    offerStay: createStayOffers(parts),
    guard: createLookupGuard(db),
    holds: createHoldGuard(scale),
    cards: createCardGuard({ db, provider, scale }),
    changePurpose: (change: { orderUUID: string; changeId: string }) => changePurpose(parts, change),
  }
  return {
    deps,
    orders: createOrdersService(deps),
    payments: openToPayer(deps, createPaymentService(deps)),
    changes: createChangeService(deps),
    cancellations: createCancelService(deps),
    access: createOrderAccess(deps),
    codes: createOrderCodes(deps),
    resend: createResending(deps),
  }
}

/** Calls, mails, refunds and jobs of orders. Answers who may open an order, for what others do with orders. */
export function ordersCapability(
  app: FastifyInstance,
  { log, jobs, effects, mailer, ...parts }: CapabilityDeps,
) {
  const services = createOrderServices({ ...parts, wake: () => effects.wake() })
  const { deps, access, payments } = services
  const receivePayment = receivePaymentEvent({ db: deps.db, clock: deps.clock, payments })
  ordersRoutes(app, services)
  changesRoutes(app, services)
  codeRoutes(app, services.codes)
  calendarRoute(app, services)
  effects.handle(mailTopic, sendMail({ ...deps, mailer }))
  effects.handle(missedTopic, sendMissed({ ...deps, mailer }))
  effects.handle(codeMailTopic, sendCode({ ...deps, mailer }))
  effects.handle(refundTopic, sendRefund(deps))
  for (const job of orderJobs({ ...deps, payments, log })) jobs.add(job)
  return { access, receivePayment }
}
