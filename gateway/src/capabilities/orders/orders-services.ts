import type { Sellers } from '../../app/sales'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import type { Lender } from '../pay-later/lender'
import type { PaymentProvider } from '../payments/payment-provider'
import { createOrderAccess } from './access/order-access'
import { createCancelService } from './changes/cancel-service'
import { createChangeService } from './changes/change-service'
import type { ReachCrashPoint } from './crash/crash-point'
import { createResending } from './mails/resend-mail'
import { createOrdersService } from './orders-service'
import { createPaymentService } from './payment/payment-service'
import type { GiftMoney, Promotions } from './sales'
import type { QuoteStay } from './stay/stay-quote'
import { createStayOffers } from './stay/stay-seller'

export type OrderServicesDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  lender: Lender
  quoteStay: QuoteStay
  sellers: Sellers
  giftMoney: GiftMoney
  promotions: Promotions
  publicOrigin: string
  reach: ReachCrashPoint
  /** Effects are due: the outbox may look. */
  wake: () => void
}

/** Who the bank names to the holder of the card. */
const payee = 'Escapade'

/** The services around orders on one set of parts, for the gateway's routes and jobs. */
export function createOrderServices({ sellers, ...parts }: OrderServicesDeps) {
  const deps = {
    ...parts,
    payee,
    onConfirmed: parts.wake,
    ...sellers,
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
