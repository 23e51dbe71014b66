import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { foldEmail } from '../../platform/mailbox'
import type { StoredProfile } from './account-tables'

/** True where the holder of a mailbox has said no to a kind of mail; who has no account has said nothing. */
export async function refusesMails(
  db: Db,
  email: string,
  kind: keyof StoredProfile['mails'],
): Promise<boolean> {
  const refusing = await db
    .selectFrom('account')
    .select('accountId')
    .where('email', '=', foldEmail(email))
    .where(sql<boolean>`profile -> 'mails' -> ${kind}::text = 'false'`)
    .executeTakeFirst()
  return refusing !== undefined
}
