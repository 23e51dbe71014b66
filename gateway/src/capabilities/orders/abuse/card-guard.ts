import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { createFailures } from '../../../platform/limits/failures'
import type { PaymentProvider } from '../../payments/public'
import type { Payment } from '../records/payments-repository'
import { cardLimits, scaledTries } from './limits'
import type { Marks } from './marks'

type Keys = Partial<Record<keyof typeof cardLimits, string>>
type Asking = { payment: Payment; paymentMethod: string; marks: Marks }

export type CardGuard = {
  /**
   * Asks a bank through `ask` unless too many cards were refused of late: what is under way or was taken counts nothing. A repeated call for a card that the bank was
   * asked about already is never stopped: its money may be reserved or taken.
   */
  guard<T>(asking: Asking, ask: () => Promise<T>): Promise<T>
  /** Seconds for which cards of a buyer are not asked about; 0 where they are. */
  waitOfBuyer(buyer: Marks['buyer']): Promise<number>
}

type Deps = { db: Db; provider: Pick<PaymentProvider, 'cardOf'>; scale: number }

export function createCardGuard({ db, provider, scale }: Deps): CardGuard {
  if (scale <= 0) return { guard: (_asking, ask) => ask(), waitOfBuyer: async () => 0 }
  const failures = createFailures(db, scaledTries(cardLimits, scale))
  const keysOf = async ({ paymentMethod, marks }: Asking): Promise<Keys> => {
    const fingerprint = (await provider.cardOf(paymentMethod))?.fingerprint
    return {
      cardOfBuyer: marks.buyer,
      cardFromVisitor: marks.visitor,
      ...(fingerprint ? { card: fingerprint } : {}),
    }
  }
  return {
    waitOfBuyer: (buyer) => failures.wait({ cardOfBuyer: buyer }),
    async guard(asking, ask) {
      if (asking.payment.status === 'capturing' || asking.payment.status === 'captured') return ask()
      const keys = await keysOf(asking)
      // A refusal that arrives with a repeated call, after the bank's own page, counts like any other.
      if (isRepeated(asking))
        return ask().catch(async (error) => {
          if (isRefusal(error)) await failures.count(keys)
          throw error
        })
      return failures.guard(keys, 'too-many-payments', { make: ask, isFailure: isRefusal })
    },
  }
}

const isRepeated = ({ payment, paymentMethod }: Asking): boolean =>
  payment.paymentMethod === paymentMethod &&
  (payment.status === 'authorising' || payment.status === 'requires-action')

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'payment-refused'
