import { type Caller, provider } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import type { PaymentEvent } from '../../payments/public'
import { createPaymentsRepository } from '../records/payments-repository'

type Deps = {
  db: Db
  clock: Clock
  reconcile: (paymentId: string, caller: Caller) => Promise<void>
  learnFacts: (paymentId: string) => Promise<void>
}

/**
 * Takes what a payment provider tells: in any order, twice, late or about payments of others. An event only says which
 * payment to ask about; the provider's answer decides, as it does for the job that asks of its own accord.
 */
export const receivePaymentEvent =
  ({ db, clock, reconcile, learnFacts }: Deps) =>
  async (event: PaymentEvent): Promise<void> => {
    const { id, type, intentId } = event
    if (intentId === null || (await isKnown(db, id))) return
    const payment = await createPaymentsRepository(db).findByIntent(intentId)
    // Told before our own note of the intent was written, or not for us: the job asks later.
    if (!payment) return
    await reconcile(payment.paymentId, provider).catch(leaveWhatIsOver)
    await learnFacts(payment.paymentId)
    await db
      .insertInto('paymentEvent')
      .values({ eventId: id, type, intentId, receivedAt: clock.instant() })
      .onConflict((conflict) => conflict.column('eventId').doNothing())
      .execute()
  }

const isKnown = async (db: Db, eventId: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentEvent')
    .select('eventId')
    .where('eventId', '=', eventId)
    .executeTakeFirst()) !== undefined

/** An order that went to somebody else is settled; a provider that is away is asked again when it repeats the event. */
function leaveWhatIsOver(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'payment-unavailable') throw error
}

export const forgetPaymentEvents = (db: Db, before: Date) =>
  db.deleteFrom('paymentEvent').where('receivedAt', '<', before).execute()
