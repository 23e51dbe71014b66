import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { ProviderFactTable } from './payment-tables'

export type ProviderFact = Selectable<ProviderFactTable>

export const createFactsRepository = (db: Db) => ({
  ofPayment: (paymentId: string): Promise<ProviderFact[]> =>
    db.selectFrom('providerFact').selectAll().where('paymentId', '=', paymentId).execute(),
  /** Disputes of an order that have not ended. */
  disputedOf: (orderUUID: string): Promise<ProviderFact[]> =>
    db
      .selectFrom('providerFact')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('kind', '=', 'dispute')
      .where('status', '=', 'open')
      .execute(),
  save: (fact: ProviderFact) =>
    db
      .insertInto('providerFact')
      .values(fact)
      .onConflict((conflict) =>
        conflict.column('factId').doUpdateSet({
          status: fact.status,
          amountCents: fact.amountCents,
          refundId: fact.refundId,
          seenAt: fact.seenAt,
        }),
      )
      .execute(),
  /** Null before the first reading. */
  async readUntil(provider: string): Promise<Date | null> {
    const row = await db
      .selectFrom('providerReading')
      .select('readUntil')
      .where('provider', '=', provider)
      .executeTakeFirst()
    return row?.readUntil ?? null
  },
  noteReading: (provider: string, readUntil: Date) =>
    db
      .insertInto('providerReading')
      .values({ provider, readUntil })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet({ readUntil }))
      .execute(),
  /** Payments of these intents that were captured. */
  paymentsOf: (intentIds: readonly string[]) =>
    intentIds.length === 0
      ? []
      : db
          .selectFrom('payment')
          .select(['paymentId', 'intentId', 'status'])
          .where('intentId', 'in', intentIds)
          .execute(),
})
