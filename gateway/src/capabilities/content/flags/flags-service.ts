import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../../platform/clock'
import type { DatabaseHandle } from '../../../platform/database/database'
import { createInTransaction } from '../../../platform/database/transaction'
import type { FlagName } from './flags'
import { createFlagsRepository } from './flags-repository'

type Deps = { db: DatabaseHandle['db']; clock: Clock }
type Where = { name: FlagName; locale: Locale | '*' }
type Value = boolean | string

/** Commands of operators on flags. A value for everybody ends what was being tried out there. */
export function createFlagsService({ db, clock }: Deps) {
  const inTransaction = createInTransaction(db)
  return {
    setForAll: (where: Where, value: Value) =>
      inTransaction(async (transaction) => {
        const flags = createFlagsRepository(transaction)
        await flags.endShares(where)
        await flags.set(where, value, clock.instant())
      }),
    /** Tries a value out on a part of the visitors; null, or why it cannot be. */
    tryOut: (where: Where, share: { value: Value; percent: number }) =>
      inTransaction(async (transaction): Promise<string | null> => {
        const flags = createFlagsRepository(transaction)
        const others = await flags.sharesAt(where)
        const known = others.find(({ value }) => value === share.value)
        const rest = others.filter((other) => other !== known)
        if (!known && rest.length === 2) return 'two values of it are being tried out already'
        const taken = rest.reduce((sum, { percent }) => sum + percent, 0)
        if (taken + share.percent > 100) return `only ${100 - taken} percent are left`
        const fromTop = known ? known.fromTop : rest.some((other) => !other.fromTop)
        await flags.setShare(where, { ...share, fromTop }, clock.instant())
        return null
      }),
    /** Back to what the shop does by itself. */
    unset: (where: Where) =>
      inTransaction(async (transaction) => {
        const flags = createFlagsRepository(transaction)
        await flags.endShares(where)
        await flags.unset(where)
      }),
  }
}
