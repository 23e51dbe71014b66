import type { NewsletterSubscription } from '@escapade/shared-contracts/api/content/marketing-schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { NewsletterSubscriptionTable } from './newsletter-tables'

export type StoredSubscription = Selectable<NewsletterSubscriptionTable>

export const createNewsletterRepository = (db: Db) => ({
  find: (id: string): Promise<StoredSubscription | undefined> =>
    db.selectFrom('newsletter_subscription').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Locks the row, so that two asks at once send one mail. */
  lockByEmail: ({ email, country }: Pick<NewsletterSubscription, 'email' | 'country'>) =>
    db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', '=', email)
      .where('country', '=', country)
      .forUpdate()
      .executeTakeFirst(),
  /** Answers whether it was new. */
  async add(id: string, subscription: NewsletterSubscription, now: Date): Promise<boolean> {
    const { source = null, ...rest } = subscription
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('newsletter_subscription')
      .values({ id, ...rest, source, status: 'pending', asked_at: now, mails: 1 })
      .onConflict((conflict) => conflict.columns(['email', 'country']).doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0
  },
  async askAgain(id: string, { language, source }: NewsletterSubscription, now: Date): Promise<number> {
    const { mails } = await db
      .updateTable('newsletter_subscription')
      .set((row) => ({
        language,
        source: source ?? null,
        status: 'pending',
        asked_at: now,
        mails: row('mails', '+', 1),
      }))
      .where('id', '=', id)
      .returning('mails')
      .executeTakeFirstOrThrow()
    return mails
  },
  confirm: (id: string, now: Date) =>
    db
      .updateTable('newsletter_subscription')
      .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute(),
  unsubscribe: (id: string, now: Date) =>
    db
      .updateTable('newsletter_subscription')
      .set({ status: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .where('status', '<>', 'unsubscribed')
      .execute(),
  /** Newest first. */
  latest: ({ status, limit }: { status?: StoredSubscription['status'] | undefined; limit: number }) =>
    db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .$if(status !== undefined, (query) =>
        query.where('status', '=', status as StoredSubscription['status']),
      )
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  /** Who never confirmed never agreed: the address goes. */
  forget: (before: Date) =>
    db
      .deleteFrom('newsletter_subscription')
      .where('status', '<>', 'confirmed')
      .where('asked_at', '<', before)
      .execute(),
})
