import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import type { WaitingPlaceTable } from './waiting-tables'

export type Place = Selectable<WaitingPlaceTable>
/** Nights that are waited for. */
export type WaitedStay = Pick<Place, 'packageId' | 'checkin' | 'nights'>
export type Wish = WaitedStay & Pick<Place, 'adult' | 'child' | 'baby' | 'locale' | 'email'>

const nothingHeld = { heldUntil: null, roomId: null, rooms: null }

export const createPlacesRepository = (db: Db) => ({
  find: (placeId: string): Promise<Place | undefined> =>
    db.selectFrom('waitingPlace').selectAll().where('placeId', '=', placeId).executeTakeFirst(),
  lock: (placeId: string): Promise<Place | undefined> =>
    db.selectFrom('waitingPlace').selectAll().where('placeId', '=', placeId).forUpdate().executeTakeFirst(),
  /**
   * Asks anew at the end of the queue, unless the mailbox waits already or has asked after `pausedSince`. Answers the
   * place as it stands then.
   */
  async ask(placeId: string, wish: Wish, now: Date, pausedSince: Date): Promise<Place> {
    const { locale, adult, child, baby } = wish
    await db
      .insertInto('waitingPlace')
      .values({ placeId, ...wish, status: 'asked', askedAt: now, toldAt: null, ...nothingHeld })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'packageId', 'checkin', 'nights'])
          .doUpdateSet({ status: 'asked', askedAt: now, locale, adult, child, baby })
          .where('waitingPlace.status', 'not in', ['waiting', 'held'])
          .where(({ or, eb }) =>
            or([eb('waitingPlace.status', '<>', 'asked'), eb('waitingPlace.askedAt', '<=', pausedSince)]),
          ),
      )
      .execute()
    return db
      .selectFrom('waitingPlace')
      .selectAll()
      .where('email', '=', wish.email)
      .where('packageId', '=', wish.packageId)
      .where('checkin', '=', wish.checkin)
      .where('nights', '=', wish.nights)
      .executeTakeFirstOrThrow()
  },
  async countOf(email: string, today: string): Promise<number> {
    const { count } = await db
      .selectFrom('waitingPlace')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('email', '=', email)
      .where('checkin', '>=', today)
      .where('status', 'in', ['asked', 'waiting', 'held'])
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  /** Stays that somebody waits for. */
  waitedFor: (today: string): Promise<WaitedStay[]> =>
    db
      .selectFrom('waitingPlace')
      .select(['packageId', 'checkin', 'nights'])
      .distinct()
      .where('status', '=', 'waiting')
      .where('checkin', '>=', today)
      .execute(),
  /** Places that wait for a stay, the first first. */
  queueOf: ({ packageId, checkin, nights }: WaitedStay): Promise<Place[]> =>
    db
      .selectFrom('waitingPlace')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('packageId', '=', packageId)
      .where('checkin', '=', checkin)
      .where('nights', '=', nights)
      .orderBy('askedAt')
      .orderBy('placeId')
      .execute(),
  /** Holds of the stay since then that ran out. */
  async missedSince({ packageId, checkin, nights }: WaitedStay, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('waitingPlace')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('status', '=', 'missed')
      .where('packageId', '=', packageId)
      .where('checkin', '=', checkin)
      .where('nights', '=', nights)
      .where('toldAt', '>=', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  extendHold: (placeId: string, heldUntil: Date): Promise<Place | undefined> =>
    db
      .updateTable('waitingPlace')
      .set({ heldUntil })
      .where('placeId', '=', placeId)
      .where('status', '=', 'held')
      .returningAll()
      .executeTakeFirst(),
  overdue: (now: Date): Promise<Pick<Place, 'placeId'>[]> =>
    db
      .selectFrom('waitingPlace')
      .select('placeId')
      .where('status', '=', 'held')
      .where('heldUntil', '<=', now)
      .orderBy('heldUntil')
      .execute(),
  async change({ placeId }: Pick<Place, 'placeId'>, change: Partial<Omit<Place, 'placeId'>>): Promise<void> {
    const ends = change.status !== undefined && change.status !== 'held' ? nothingHeld : {}
    await db
      .updateTable('waitingPlace')
      .set({ ...change, ...ends })
      .where('placeId', '=', placeId)
      .execute()
  },
  /** Places of stays that have begun; what is held is given back by its own hour. */
  forget: (before: string) =>
    db.deleteFrom('waitingPlace').where('checkin', '<', before).where('status', '<>', 'held').execute(),
})
