import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { queueGiftMail } from '../../gifts/mails/queue-gift-mail'
import type { Order } from '../records/orders-repository'
import { queueMail } from './queue-mail'

type Deps = { inTransaction: InTransaction; clock: Clock; wake: () => void }

/** Sends what the buyer was sent when the order was paid once more: the confirmation, or the mail with the codes. */
export const createResending =
  ({ inTransaction, clock, wake }: Deps) =>
  async (order: Order): Promise<void> => {
    if (order.status !== 'confirmed') throw new AppError('order-not-found')
    const again = randomUUID()
    const gifts = { kind: 'issued', orderUUID: order.order_uuid, version: again } as const
    await inTransaction((db) =>
      order.kind === 'stay'
        ? queueMail(db, { kind: 'confirmation', order, again }, clock.instant())
        : queueGiftMail(db, gifts, clock.instant()),
    )
    wake()
  }
