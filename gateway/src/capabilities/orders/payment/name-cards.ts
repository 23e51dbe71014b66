import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { PaymentProvider } from '../../payments/public'
import { createPaymentsRepository } from '../records/payments-repository'

type Deps = { db: Db; clock: Clock; provider: Pick<PaymentProvider, 'cardOf'> }

const batch = 50
/** A provider that is away for longer than this is not asked any more. */
const askedForMs = 7 * 86_400_000

/** Keeps brand and last digits of cards that have paid, which is what callers read out. No buyer waits for it. */
export async function nameCards({ db, clock, provider }: Deps): Promise<void> {
  const payments = createPaymentsRepository(db)
  const since = new Date(clock.instant().getTime() - askedForMs)
  for (const { paymentId, paymentMethod } of await payments.findUnnamed({ since, limit: batch })) {
    const card = paymentMethod ? await provider.cardOf(paymentMethod) : null
    await payments.nameCard(paymentId, card ?? { brand: '', ending: '' })
  }
}
