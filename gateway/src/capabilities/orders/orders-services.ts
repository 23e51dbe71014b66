import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { InTransaction } from '../../platform/transaction'
import type { Lender } from '../pay-later/lender'
import type { PaymentProvider } from '../payments/payment-provider'
import { createOrderAccess } from './access/order-access'
import { createCancelService } from './cancel-service'
import { createChangeService } from './changes/change-service'
import type { ReachCrashPoint } from './crash-point'
import { createResending } from './mails/resend-mail'
import type { ParsedOrder } from './order-rules'
import { createOrdersService } from './orders-service'
import { createPaymentService } from './payment-service'
import type { GiftMoney, Promotions, Seller } from './sales'
import { createStayOffers } from './stay/stay-seller'
import type { QuoteStay } from './stay-quote'

export type OrderServicesDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  lender: Lender
  quoteStay: QuoteStay
  sellers: Seller[]
  giftMoney: GiftMoney
  promotions: Promotions
  publicOrigin: string
  reach: ReachCrashPoint
  /** Effects are due: the outbox may look. */
  wake: () => void
}

/** Who the bank names to the holder of the card. */
const payee = 'Escapade'

/** The services around orders on one set of parts: the gateway's routes and jobs use them, and its command line. */
export function createOrderServices({ sellers, ...parts }: OrderServicesDeps) {
  const deps = {
    ...parts,
    payee,
    onConfirmed: parts.wake,
    sellerFor: (order: ParsedOrder) => sellers.find((seller) => seller.sells(order)),
    sellerOf: (kind: Seller['kind']) => sellerOf(sellers, kind),
    offerStay: createStayOffers(parts),
  }
  return {
    deps,
    orders: createOrdersService(deps),
    payments: createPaymentService(deps),
    changes: createChangeService(deps),
    cancellations: createCancelService(deps),
    access: createOrderAccess(deps),
    resend: createResending(deps),
  }
}

export type OrderServices = ReturnType<typeof createOrderServices>

function sellerOf(sellers: Seller[], kind: Seller['kind']): Seller {
  const seller = sellers.find((each) => each.kind === kind)
  if (!seller) throw new Error(`Nobody sells orders of kind ${kind}`)
  return seller
}
