import type { PersonFile } from '@escapade/shared-contracts/api/desk/people-schemas'
import type { Db } from '../../platform/database/database'
import { foldEmail, type Mailbox } from '../../platform/mailbox'
import { mailboxesOf } from './accounts-repository'

/** The account of these mailboxes with its sessions; neither tokens nor codes say anything of a person. */
export async function exportAccount(db: Db, mailboxes: readonly Mailbox[]) {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('email', 'in', presentOf(mailboxes))
    .executeTakeFirst()
  if (!account) return null
  const sessions = await db
    .selectFrom('accountSession')
    .select(['browser', 'system', 'network', 'createdAt', 'seenAt', 'expiresAt'])
    .where('accountId', '=', account.accountId)
    .orderBy('createdAt')
    .execute()
  const wishes = await db
    .selectFrom('accountWish')
    .select(['wish', 'savedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const searches = await db
    .selectFrom('accountSearch')
    .select(['search', 'savedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const gifts = await db
    .selectFrom('accountGift')
    .select(['giftUUID', 'addedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const passkeys = await db
    .selectFrom('accountPasskey')
    .select(['browser', 'system', 'createdAt', 'usedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const { calendarNumber, calendars: _c, ...kept } = account
  return { ...kept, hasCalendar: calendarNumber !== null, sessions, wishes, searches, gifts, passkeys }
}

type AccountOfPerson = { account: PersonFile['account']; name: string; giftUUIDs: string[] }

/** The account of these mailboxes in figures, for customer care; its lists are its holder's own. */
export async function accountOfPerson(db: Db, mailboxes: readonly Mailbox[]): Promise<AccountOfPerson> {
  const kept = await exportAccount(db, mailboxes)
  if (!kept) return { account: null, name: '', giftUUIDs: [] }
  const { profile, sessions, passkeys, wishes, searches, gifts, createdAt } = kept
  const seenAt = sessions.map((session) => session.seenAt.getTime())
  return {
    account: {
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.length > 0 ? new Date(Math.max(...seenAt)).toISOString() : null,
      sessions: sessions.length,
      passkeys: passkeys.length,
      wishes: wishes.length,
      searches: searches.length,
      travellers: profile.travellers.length,
      mails: (['wishes', 'searches', 'reviews'] as const).filter((kind) => profile.mails[kind]),
    },
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    giftUUIDs: gifts.map(({ giftUUID }) => giftUUID),
  }
}

/** Mailboxes of whom goes by this one: those of the account, where there is one. */
export async function mailboxesOfPerson(db: Db, email: string): Promise<Mailbox[]> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'formerMailboxes'])
    .where('email', '=', foldEmail(email))
    .executeTakeFirst()
  return account ? mailboxesOf(account) : [{ email, until: null }]
}

const presentOf = (mailboxes: readonly Mailbox[]) =>
  mailboxes.filter(({ until }) => until === null).map(({ email }) => foldEmail(email))

/** Forgets the account with all that belongs to it, and what was asked for to sign in. */
export async function eraseAccount(db: Db, mailboxes: readonly Mailbox[]): Promise<number> {
  const present = presentOf(mailboxes)
  await db.deleteFrom('signInRequest').where('email', 'in', present).execute()
  const gone = await db.deleteFrom('account').where('email', 'in', present).returning('accountId').execute()
  return gone.length
}
