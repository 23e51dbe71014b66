import type { FastifyInstance } from 'fastify'
import { accountsCapability } from '../capabilities/accounts/capability'
import { createInTransaction } from '../platform/database/transaction'
import type { Deps } from './deps'
import { erasePerson, exportPerson } from './people/person'

/** Accounts, with what every room keeps about their holders. */
export function accounts(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const inTransaction = createInTransaction(db)
  const people = {
    exportPerson: (email: string) => exportPerson(db, email, clock.instant()),
    async erasePerson(email: string) {
      const { orders } = await inTransaction((trx) => erasePerson(trx, { email, today: clock.today() }))
      return { orders }
    },
  }
  return accountsCapability(app, { ...deps, people })
}
