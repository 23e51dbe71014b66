import { randomUUID } from 'node:crypto'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { Database } from '../../platform/database/tables'
import type { Mailbox } from '../../platform/mailbox'
import type { StoredProfile } from './account-tables'

export type AccountRow = Selectable<Database['account']>

const emptyProfile = (locale: Locale): StoredProfile => ({
  civility: 'OTHER',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country: countryOf(locale),
  locale,
  travellers: [],
  mails: { wishes: false, searches: false, reviews: true },
})

type Opening = { email: string; locale: Locale; now: Date }

export const createAccountsRepository = (db: Db) => ({
  /** The account of a proven mailbox; it is made where there is none. */
  async open({ email, locale, now }: Opening): Promise<AccountRow & { isNew: boolean }> {
    const made = await db
      .insertInto('account')
      .values({
        accountId: randomUUID(),
        email,
        formerMailboxes: '[]',
        profile: JSON.stringify(emptyProfile(locale)),
        createdAt: now,
        calendarNumber: null,
        newsLookedAt: null,
        newsToldAt: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return { ...made, isNew: true }
    const known = await db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { ...known, isNew: false }
  },
  find: (accountId: string): Promise<AccountRow> =>
    db.selectFrom('account').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow(),
  change: (accountId: string, change: Partial<StoredProfile>): Promise<AccountRow> =>
    db
      .updateTable('account')
      .set({ profile: sql`profile || ${JSON.stringify(change)}::jsonb` })
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow(),
})

/** The mailbox that an account goes by, and those that were its own before. */
export const mailboxesOf = ({
  email,
  formerMailboxes,
}: Pick<AccountRow, 'email' | 'formerMailboxes'>): Mailbox[] => [
  { email, until: null },
  ...formerMailboxes.map(({ email: former, until }) => ({ email: former, until: new Date(until) })),
]
