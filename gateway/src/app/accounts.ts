import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { accountsCapability } from '../capabilities/accounts/capability'
import {
  createCheapestStay,
  createGiftSessions,
  createRedeemingService,
  openGiftCodes,
} from '../capabilities/gifts/capability'
import { createInTransaction } from '../platform/database/transaction'
import type { Mailbox } from '../platform/mailbox'
import { loadSigner } from '../platform/signer'
import type { Deps } from './deps'
import { copyPdf } from './people/copy/copy-pdf'
import { erasePerson, exportPerson } from './people/person'

/** Accounts, with what every room keeps about their holders, and the gifts that they hold. */
export async function accounts(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config } = deps
  const inTransaction = createInTransaction(db)
  const people = {
    exportPerson: (mailboxes: readonly Mailbox[]) => exportPerson(db, mailboxes, clock.instant()),
    copyOfPerson: async (mailboxes: readonly Mailbox[], locale: Locale) => {
      const now = clock.instant()
      const { sandbox } = config
      return copyPdf(await exportPerson(db, mailboxes, now), { locale, now, sandbox })
    },
    async erasePerson(mailboxes: readonly Mailbox[]) {
      const { orders } = await inTransaction((trx) => erasePerson(trx, { mailboxes, today: clock.today() }))
      return { orders }
    },
  }
  const sessions = createGiftSessions({ codes: await openGiftCodes(config), clock })
  const gifts = createRedeemingService({ db, clock, sessions, cheapest: createCheapestStay(deps) })
  const signer = await loadSigner({ db, config })
  await accountsCapability(app, { ...deps, signer, people, gifts })
}
