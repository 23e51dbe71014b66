import type { Db } from '../../platform/database/database'

export const exportSubscriptions = (db: Db, email: string) =>
  db
    .selectFrom('newsletterSubscription')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .execute()

export async function eraseSubscriptions(db: Db, email: string): Promise<number> {
  const gone = await db
    .deleteFrom('newsletterSubscription')
    .where('email', '=', email.trim().toLowerCase())
    .returning('email')
    .execute()
  return gone.length
}
