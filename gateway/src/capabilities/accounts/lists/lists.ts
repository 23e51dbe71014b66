import type {
  AccountLists,
  KeptSearch,
  KeptWish,
  ListChanges,
} from '@escapade/shared-contracts/api/accounts/lists-schemas'
import { mostSavedSearches } from '@escapade/shared-contracts/visitor/saved-search'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'

type Deps = { db: Db; clock: Clock; inTransaction: InTransaction }
type Account = { accountId: string }

/** More wishes than anybody reads: the oldest gives way to a further one. */
const mostWishes = 200

/**
 * Wishes and saved searches of an account. Devices say what they have changed since they last heard of the lists: what
 * one has added is never lost to another that did not know of it, and what is there already is there once.
 */
export const createLists = ({ clock, inTransaction }: Deps) => ({
  change: ({ accountId }: Account, { wishes, searches }: ListChanges): Promise<AccountLists> =>
    inTransaction(async (db) => {
      const now = clock.instant()
      await removeWishes(db, accountId, wishes.removed)
      await addWishes(
        db,
        accountId,
        wishes.added.map((wish, place) => ({ wish, savedAt: momentOf(wish, place, now) })),
      )
      await removeSearches(db, accountId, searches.removed)
      await addSearches(
        db,
        accountId,
        searches.added.map((search, place) => ({ search, savedAt: momentOf(search, place, now) })),
      )
      return readLists(db, accountId)
    }),
})

export type Lists = ReturnType<typeof createLists>

/** As the device says, but not of a day to come; older lists do not say, and have the newest first. */
function momentOf({ savedAt }: { savedAt?: string | undefined }, place: number, now: Date): Date {
  const said = savedAt ? new Date(savedAt).getTime() : now.getTime() - place
  return new Date(Math.min(said, now.getTime()))
}

async function removeWishes(db: Db, accountId: string, names: ListChanges['wishes']['removed']) {
  for (const { id, type } of names)
    await db
      .deleteFrom('accountWish')
      .where('accountId', '=', accountId)
      .where('type', '=', type)
      .where('id', '=', id)
      .execute()
}

async function addWishes(db: Db, accountId: string, added: { wish: KeptWish; savedAt: Date }[]) {
  for (const { wish, savedAt } of added)
    await db
      .insertInto('accountWish')
      .values({
        accountId,
        type: wish.type,
        id: wish.id,
        wish: JSON.stringify(wish),
        savedAt,
        toldCents: null,
      })
      .onConflict((conflict) => conflict.columns(['accountId', 'type', 'id']).doNothing())
      .execute()
}

async function removeSearches(db: Db, accountId: string, uris: string[]) {
  if (uris.length === 0) return
  await db.deleteFrom('accountSearch').where('accountId', '=', accountId).where('uri', 'in', uris).execute()
}

/** A search that is saved again says what it finds since then. */
async function addSearches(db: Db, accountId: string, added: { search: KeptSearch; savedAt: Date }[]) {
  for (const { search, savedAt } of added)
    await db
      .insertInto('accountSearch')
      .values({ accountId, uri: search.uri, search: JSON.stringify(search), savedAt, toldCount: null })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'uri'])
          .doUpdateSet({ search: JSON.stringify(search), savedAt, toldCount: null })
          .where('accountSearch.savedAt', '<', savedAt),
      )
      .execute()
}

async function readLists(db: Db, accountId: string): Promise<AccountLists> {
  const wishes = await db
    .selectFrom('accountWish')
    .select(['wish', 'savedAt'])
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .orderBy('type')
    .orderBy('id')
    .limit(mostWishes)
    .execute()
  const searches = await db
    .selectFrom('accountSearch')
    .select(['search', 'savedAt'])
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .orderBy('uri')
    .limit(mostSavedSearches)
    .execute()
  return {
    wishes: wishes.map(({ wish, savedAt }) => ({ ...wish, savedAt: savedAt.toISOString() })),
    searches: searches.map(({ search, savedAt }) => ({ ...search, savedAt: savedAt.toISOString() })),
  }
}
