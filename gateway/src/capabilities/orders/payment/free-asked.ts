import type { Caller } from '../../../platform/caller'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { openOrder } from '../life/open-order'
import { type HoldDeps, letGo } from '../stock/hold'

type Deps = HoldDeps & { inTransaction: InTransaction }
type Asking = { orderUUID: string; caller: Caller }

/**
 * An order whose payment was answered by a question (`already-booked`) keeps nothing from others: on the buyer's word a
 * new order takes its place, and without it this one is over.
 */
export async function freeingAsked<T>(
  deps: Deps,
  { orderUUID, caller }: Asking,
  pay: () => Promise<T>,
): Promise<T> {
  try {
    return await pay()
  } catch (error) {
    if (error instanceof AppError && error.code === 'already-booked')
      await deps.inTransaction(async (db) =>
        letGo(deps, await openOrder(db, orderUUID, caller), { cause: 'question-unanswered' }),
      )
    throw error
  }
}
