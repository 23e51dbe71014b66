import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Mailbox } from '../../../platform/mailbox'
import type { Signer } from '../../../platform/signer'
import { mailboxesOf } from '../accounts-repository'

type Deps = { db: Db; signer: Signer }
type Account = { accountId: string }
type Asked = Account & { mark: string }

const purpose = 'account-calendar'

/**
 * The private address of an account's calendar. It is signed and kept nowhere: a number in the account makes it good, and
 * another number makes another address.
 */
export const createCalendarAddresses = ({ db, signer }: Deps) => {
  const markOf = (accountId: string, number: number) => signer.sign(purpose, `${accountId} ${number}`)
  const pathOf = (accountId: string, number: number | null) =>
    number === null
      ? null
      : `/front-gateway/account/calendar/${accountId}/${markOf(accountId, number)}/escapade.ics`
  return {
    async read({ accountId }: Account): Promise<string | null> {
      const { calendarNumber } = await db
        .selectFrom('account')
        .select('calendarNumber')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow()
      return pathOf(accountId, calendarNumber)
    },

    /** A new address; the one before opens nothing any more. */
    async make({ accountId }: Account): Promise<string | null> {
      const { calendarNumber } = await db
        .updateTable('account')
        .set({ calendars: sql`calendars + 1`, calendarNumber: sql`calendars + 1` })
        .where('accountId', '=', accountId)
        .returning('calendarNumber')
        .executeTakeFirstOrThrow()
      return pathOf(accountId, calendarNumber)
    },

    async revoke({ accountId }: Account): Promise<void> {
      await db
        .updateTable('account')
        .set({ calendarNumber: null })
        .where('accountId', '=', accountId)
        .execute()
    },

    /** Mailboxes of the account whose address this is; null for one that is none, or is none any more. */
    async mailboxesOf({ accountId, mark }: Asked): Promise<Mailbox[] | null> {
      const account = await db
        .selectFrom('account')
        .select(['email', 'formerMailboxes', 'calendarNumber'])
        .where('accountId', '=', accountId)
        .executeTakeFirst()
      if (!account || account.calendarNumber === null) return null
      const isGood = signer.verify(purpose, `${accountId} ${account.calendarNumber}`, mark)
      return isGood ? mailboxesOf(account) : null
    },
  }
}

export type CalendarAddresses = ReturnType<typeof createCalendarAddresses>
