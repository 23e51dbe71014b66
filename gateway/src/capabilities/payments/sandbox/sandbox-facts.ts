import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { type MoneyFact, PaymentProviderError } from '../payment-provider'
import { forgive } from './lending'
import { createSandboxRepository, type SandboxRepository } from './sandbox-repository'

/** A refund that was made at the sandbox itself; those of the shop have its own reference. */
const madeHere = 're_'

export async function factsOf(books: SandboxRepository, intentId: string): Promise<MoneyFact[]> {
  const [refunds, disputes] = await Promise.all([books.refundsOf(intentId), books.disputesOf(intentId)])
  return [
    ...refunds.map(({ reference, amountCents, status }) => ({
      kind: 'refund' as const,
      id: reference,
      reference: reference.startsWith(madeHere) ? null : reference,
      amountCents,
      status,
    })),
    ...disputes.map(({ id, amountCents, status }) => ({ kind: 'dispute' as const, id, amountCents, status })),
  ]
}

type Deps = { inTransaction: InTransaction; clock: Clock }
type OfIntent = { intentId: string; amountCents: number }

/** Acts of those who work with the provider's own pages, and of the holder's bank. The shop is not asked. */
export const createSandboxDesk = ({ inTransaction, clock }: Deps) => ({
  /** Gives money back. Answers the id. */
  refund: ({ intentId, amountCents }: OfIntent): Promise<string> =>
    inTransaction(async (db) => {
      const books = createSandboxRepository(db)
      const intent = await books.lockIntent(intentId)
      const left = (intent?.capturedCents ?? 0) - (intent?.refundedCents ?? 0)
      if (!intent || amountCents > left)
        throw new PaymentProviderError(`The sandbox has ${left} cents of ${intentId}`)
      const reference = `${madeHere}${randomBytes(12).toString('hex')}`
      await books.addRefund({ reference, intentId, amountCents, createdAt: clock.instant() })
      await forgive(intent, amountCents, books)
      await books.changeIntent(intentId, { refundedCents: intent.refundedCents + amountCents })
      return reference
    }),
  /** The bank of the holder does not take a refund: the money is back at the shop. */
  failRefund: (reference: string): Promise<void> =>
    inTransaction(async (db) => {
      const books = createSandboxRepository(db)
      const refund = await books.failRefund(reference, clock.instant())
      if (!refund) throw new PaymentProviderError(`The sandbox has no refund ${reference} that could fail`)
      const intent = await books.lockIntent(refund.intentId)
      if (intent)
        await books.changeIntent(intent.id, { refundedCents: intent.refundedCents - refund.amountCents })
    }),
  /** The holder has the bank take the money back. Answers the id. */
  dispute: ({ intentId, amountCents }: OfIntent): Promise<string> =>
    inTransaction(async (db) => {
      const books = createSandboxRepository(db)
      if (!(await books.lockIntent(intentId)))
        throw new PaymentProviderError(`The sandbox knows no intent ${intentId}`)
      const id = `dp_${randomBytes(12).toString('hex')}`
      await books.addDispute({ id, intentId, amountCents, status: 'open', changedAt: clock.instant() })
      return id
    }),
  endDispute: (id: string, status: 'won' | 'lost'): Promise<void> =>
    inTransaction(async (db) => {
      if (!(await createSandboxRepository(db).endDispute(id, status, clock.instant())))
        throw new PaymentProviderError(`The sandbox has no open dispute ${id}`)
    }),
})
