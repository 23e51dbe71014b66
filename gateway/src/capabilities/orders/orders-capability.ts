import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Caller } from '../../platform/caller'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import type { JobRunner } from '../../platform/jobs/periodic-jobs'
import type { Mailbox } from '../../platform/mailbox'
import type { Mailer } from '../mail/public'
import type { PaymentProvider } from '../payments/public'
import { createCardGuard } from './abuse/card-guard'
import { createHoldGuard } from './abuse/hold-guard'
import { type ActName, actRules } from './access/act-rules'
import { codeRoutes } from './access/code-routes'
import { createLookupGuard } from './access/lookup-guard'
import { createOrderAccess } from './access/order-access'
import { codeMailTopic, createOrderCodes } from './access/order-codes'
import { sendCode } from './access/send-code'
import { movedMailTopic, sendMoved } from './access/send-moved'
import { listTrips } from './account/trips'
import { tripsCalendar } from './account/trips-calendar'
import { type Cancellation, cancel } from './acts/cancel'
import { createChangeService } from './acts/change'
import { changesRoutes } from './acts/changes-routes'
import { correctBuyer } from './acts/correct-buyer'
import { correctMailbox } from './acts/correct-mailbox'
import { type PaymentOrder, payOrder, reconcile } from './acts/pay-order'
import { place } from './acts/place'
import { resend } from './acts/resend'
import type { ReachCrashPoint } from './crash/crash-point'
import { createApprovals } from './desk/approvals'
import { createDeskRefunds } from './desk/desk-refunds'
import { findOrders } from './desk/find-orders'
import { moneyTroubles } from './desk/money-troubles'
import { readOrderFile, rolesFor } from './desk/order-file'
import { ordersOfPerson } from './desk/orders-of-person'
import { learnFacts } from './facts/learn-facts'
import { refundFailedTopic, sendRefundFailed } from './facts/refund-failed-mail'
import type { LegalTexts } from './legal-texts'
import { linkRoutes } from './link/link-routes'
import { createLinkPayments } from './link/pay-by-link'
import { paymentLinkTopic, sendPaymentLink } from './link/payment-link'
import { sendLinkMail } from './link/send-link-mail'
import { mailTopic } from './mails/queue-mail'
import { type MailDeps, sendMail } from './mails/send-mail'
import { orderJobs } from './order-jobs'
import { ordersRoutes } from './orders-routes'
import type { Lender } from './payment/lender'
import { missedTopic, sendMissed } from './payment/missed-instalments'
import { receivePaymentEvent } from './payment/payment-events'
import { sendRefund } from './payment/refunds'
import { addNote, finishMention, mentionsOf } from './records/order-notes'
import type { Order } from './records/orders-repository'
import { refundTopic } from './records/refunds-repository'
import type { GiftMoney, HeldRooms, Promotions, Sellers } from './sales'
import type { QuoteStay } from './stay/stay-quote'
import { createStayOffers } from './stay/stay-seller'
import { calendarRoute } from './view/calendar-route'
import { viewOrder } from './view/present-order'

export type OrdersDeps = Sellers & {
  quoteStay: QuoteStay
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  lender: Lender
  giftMoney: GiftMoney
  promotions: Promotions
  heldRooms: HeldRooms
  publicOrigin: string
  /** Multiplies what one visitor may hold unpaid and how many cards may be refused; 0 takes the limits away. */
  rateLimit: number
  reach: ReachCrashPoint
  legal: LegalTexts
}

type CapabilityDeps = OrdersDeps &
  Pick<MailDeps, 'insurer'> & {
    log: FastifyBaseLogger
    jobs: Pick<JobRunner, 'add'>
    effects: Pick<Effects, 'handle' | 'wake'>
    mailer: Mailer
  }

type TripsQuestion = [Parameters<typeof listTrips>[1], Parameters<typeof listTrips>[2]]

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
  }
  const access = createOrderAccess(deps)
  const refunds = createDeskRefunds({ ...deps, access })
  const changes = createChangeService(deps)
  return {
    deps,
    place: (placing: Parameters<typeof place>[1]) => place(deps, placing),
    pay: (order: PaymentOrder, caller: Caller) => payOrder(deps, order, caller),
    view: (orderUUID: string, caller: Caller) => viewOrder(deps, orderUUID, caller),
    cancel: (cancellation: Cancellation) => cancel(deps, cancellation),
    resend: (order: Order) => resend(deps, order),
    changes,
    linkPayments: createLinkPayments({ ...deps, access, payChange: changes.pay }),
    access,
    codes: createOrderCodes(deps),
    desk: {
      find: (text: string) => findOrders(deps, text),
      file: (orderUUID: string, caller: Caller) => readOrderFile(deps, orderUUID, caller),
      ofPerson: (mailboxes: readonly Mailbox[]) => ordersOfPerson(deps, mailboxes),
      notes: {
        add: (note: Parameters<typeof addNote>[1]) => addNote(deps, note),
        mentions: (caller: Caller) => mentionsOf(db, caller),
        finish: (done: Parameters<typeof finishMention>[1]) => finishMention(deps, done),
      },
      refunds,
      approvals: createApprovals({
        ...deps,
        refunds,
        correctMailbox: (correction) => correctMailbox(deps, correction),
      }),
      async sendPaymentLink(link: Parameters<typeof sendPaymentLink>[1]) {
        await access.open({ ...link, act: 'send-payment-link' })
        return sendPaymentLink(deps, link)
      },
      correctBuyer: async (correction: Parameters<typeof correctBuyer>[1]) => {
        await access.open({ ...correction, act: 'correct-buyer' })
        await correctBuyer(deps, correction)
      },
      moneyTroubles: () => moneyTroubles(db),
      actRoles: () =>
        (Object.keys(actRules) as ActName[]).flatMap((act) => {
          const roles = rolesFor(act)
          return roles.length > 0 ? [{ act, roles }] : []
        }),
    },
    trips: {
      list: (...asked: TripsQuestion) => listTrips(deps, ...asked),
      calendar: (mailboxes: readonly Mailbox[]) => tripsCalendar(deps, mailboxes),
      open: (orderUUID: string, caller: Caller) => access.openForAccount(orderUUID, caller),
      requireOwn: (orderUUID: string, caller: Caller) => access.requireOwn(orderUUID, caller),
    },
  }
}

/** Calls, mails, refunds and jobs of orders. Answers who may open an order, for what others do with orders. */
export function ordersCapability(
  app: FastifyInstance,
  { log, jobs, effects, mailer, insurer, ...parts }: CapabilityDeps,
) {
  const services = createOrderServices({ ...parts, wake: () => effects.wake() })
  const { deps, access } = services
  const receivePayment = receivePaymentEvent({
    db: deps.db,
    clock: deps.clock,
    reconcile: (paymentId, caller) => reconcile(deps, paymentId, caller),
    learnFacts: (paymentId) => learnFacts(deps, paymentId),
  })
  ordersRoutes(app, services)
  changesRoutes(app, services)
  linkRoutes(app, services.linkPayments)
  codeRoutes(app, services.codes)
  calendarRoute(app, services)
  effects.handle(mailTopic, sendMail({ ...deps, mailer, insurer }))
  effects.handle(missedTopic, sendMissed({ ...deps, mailer }))
  effects.handle(codeMailTopic, sendCode({ ...deps, mailer }))
  effects.handle(movedMailTopic, sendMoved({ ...deps, mailer }))
  effects.handle(paymentLinkTopic, sendLinkMail({ ...deps, mailer }))
  effects.handle(refundFailedTopic, sendRefundFailed({ ...deps, mailer }))
  effects.handle(refundTopic, sendRefund(deps), 'others')
  for (const job of orderJobs({ ...deps, log })) jobs.add(job)
  return { access, receivePayment, trips: services.trips, desk: services.desk }
}
