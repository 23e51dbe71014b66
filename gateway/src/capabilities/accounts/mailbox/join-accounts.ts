import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { AccountRow } from '../accounts-repository'

type Joining = { accountId: string; email: string; now: Date }

/** Lists and keys of an account: each is moved, but for what the other one has, too. */
const belongings = [
  { table: 'accountWish', key: ['type', 'id'] },
  { table: 'accountSearch', key: ['uri'] },
  { table: 'accountGift', key: ['giftUUID'] },
  { table: 'accountPasskey', key: ['passkeyId'] },
] as const

/**
 * Has an account go by another mailbox, which it has proven. An account that goes by that one already is its holder's,
 * too: what it keeps is moved here, and it ends.
 */
export async function joinAccounts(db: Db, { accountId, email, now }: Joining): Promise<AccountRow> {
  const other = await db
    .selectFrom('account')
    .select(['accountId', 'formerMailboxes'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (other) {
    for (const { table, key } of belongings) {
      const isMissing = sql<boolean>`not exists (select from ${sql.table(table)} kept where kept.account_id = ${accountId} and ${sql.join(
        key.map((column) => sql`kept.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`),
        sql` and `,
      )})`
      await db
        .updateTable(table)
        .set({ accountId })
        .where('accountId', '=', other.accountId)
        .where(isMissing)
        .execute()
    }
    await db.deleteFrom('account').where('accountId', '=', other.accountId).execute()
  }
  const { email: before, formerMailboxes } = await db
    .selectFrom('account')
    .select(['email', 'formerMailboxes'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const former = [
    ...formerMailboxes,
    ...(other?.formerMailboxes ?? []),
    { email: before, until: now.toISOString() },
  ]
  return db
    .updateTable('account')
    .set({ email, formerMailboxes: JSON.stringify(former) })
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
