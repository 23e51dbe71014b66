import type { NewsletterSubscription } from '@escapade/shared-contracts/api/content/marketing-schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { NewsletterSubscriptionTable } from './newsletter-tables'

export type StoredSubscription = Selectable<NewsletterSubscriptionTable>

export const createNewsletterRepository = (db: Db) => ({
  find: (id: string): Promise<StoredSubscription | undefined> =>
    db.selectFrom('newsletterSubscription').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Locks the row, so that two asks at once send one mail. */
  lockByEmail: ({ email, country }: Pick<NewsletterSubscription, 'email' | 'country'>) =>
    db
      .selectFrom('newsletterSubscription')
      .selectAll()
      .where('email', '=', email)
      .where('country', '=', country)
      .forUpdate()
      .executeTakeFirst(),
  /** Answers whether it was new. */
  async add(id: string, subscription: NewsletterSubscription, now: Date): Promise<boolean> {
    const { source = null, ...rest } = subscription
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('newsletterSubscription')
      .values({ id, ...rest, source, status: 'pending', askedAt: now, mails: 1 })
      .onConflict((conflict) => conflict.columns(['email', 'country']).doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0
  },
  async askAgain(id: string, { language, source }: NewsletterSubscription, now: Date): Promise<number> {
    const { mails } = await db
      .updateTable('newsletterSubscription')
      .set((row) => ({
        language,
        source: source ?? null,
        status: 'pending',
        askedAt: now,
        mails: row('mails', '+', 1),
      }))
      .where('id', '=', id)
      .returning('mails')
      .executeTakeFirstOrThrow()
    return mails
  },
  statusOf: async ({ email, country }: Pick<NewsletterSubscription, 'email' | 'country'>) =>
    (
      await db
        .selectFrom('newsletterSubscription')
        .select('status')
        .where('email', '=', email)
        .where('country', '=', country)
        .executeTakeFirst()
    )?.status,
  /** Subscribes an address whose owner is known. */
  async begin(subscription: NewsletterSubscription & { id: string }, now: Date): Promise<void> {
    const confirmed = { status: 'confirmed', confirmedAt: now, unsubscribedAt: null } as const
    await db
      .insertInto('newsletterSubscription')
      .values({ source: null, ...subscription, ...confirmed, askedAt: now, mails: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'country'])
          .doUpdateSet({ ...confirmed, language: subscription.language })
          .where('newsletterSubscription.status', '<>', 'confirmed'),
      )
      .execute()
  },
  async end({ email, country }: Pick<NewsletterSubscription, 'email' | 'country'>, now: Date): Promise<void> {
    await db
      .updateTable('newsletterSubscription')
      .set({ status: 'unsubscribed', unsubscribedAt: now })
      .where('email', '=', email)
      .where('country', '=', country)
      .where('status', '<>', 'unsubscribed')
      .execute()
  },
  confirm: (id: string, now: Date) =>
    db
      .updateTable('newsletterSubscription')
      .set({ status: 'confirmed', confirmedAt: now, unsubscribedAt: null })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute(),
  unsubscribe: (id: string, now: Date) =>
    db
      .updateTable('newsletterSubscription')
      .set({ status: 'unsubscribed', unsubscribedAt: now })
      .where('id', '=', id)
      .where('status', '<>', 'unsubscribed')
      .execute(),
  /** Newest first. */
  latest: ({ status, limit }: { status?: StoredSubscription['status'] | undefined; limit: number }) =>
    db
      .selectFrom('newsletterSubscription')
      .selectAll()
      .$if(status !== undefined, (query) =>
        query.where('status', '=', status as StoredSubscription['status']),
      )
      .orderBy('askedAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  /** Forgets addresses that never confirmed: their owners never agreed. */
  forget: (before: Date) =>
    db
      .deleteFrom('newsletterSubscription')
      .where('status', '<>', 'confirmed')
      .where('askedAt', '<', before)
      .execute(),
})
