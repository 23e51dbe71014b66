import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import type { PaymentEvent } from '../../payments/public'
import { provider } from '../life/actor'
import { createPaymentsRepository } from '../records/payments-repository'
import type { PaymentService } from './payment-service'

type Deps = { db: Db; clock: Clock; payments: Pick<PaymentService, 'reconcile'> }

/**
 * Takes what a payment provider tells: in any order, twice, late or about payments of others. An event only says which
 * payment to ask about; the provider's answer decides, as it does for the job that asks of its own accord.
 */
export const receivePaymentEvent =
  ({ db, clock, payments }: Deps) =>
  async (event: PaymentEvent): Promise<void> => {
    const { id, type, intentId } = event
    if (intentId === null || (await isKnown(db, id))) return
    const payment = await createPaymentsRepository(db).findByIntent(intentId)
    // Told before our own note of the intent was written, or not for us: the job asks later.
    if (!payment) return
    await payments.reconcile(payment.paymentId, provider).catch(leaveWhatIsOver)
    await db
      .insertInto('payment_event')
      .values({ event_id: id, type, intent_id: intentId, received_at: clock.instant() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute()
  }

const isKnown = async (db: Db, eventId: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined

/** An order that went to somebody else is settled; a provider that is away is asked again when it repeats the event. */
function leaveWhatIsOver(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'payment-unavailable') throw error
}

export const forgetPaymentEvents = (db: Db, before: Date) =>
  db.deleteFrom('payment_event').where('received_at', '<', before).execute()
