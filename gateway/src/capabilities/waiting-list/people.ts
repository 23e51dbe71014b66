import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../platform/mailbox'
import { createPlacesRepository } from './places-repository'
import { giveUp } from './tell-waiting'

const ofPerson = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`email`, at: sql`asked_at` })

export const exportPlaces = (db: Db, mailboxes: readonly Mailbox[]) =>
  db.selectFrom('waitingPlace').selectAll().where(ofPerson(mailboxes)).execute()

/** Deletes the places of a person, and gives back what they hold. Answers how many there were. */
export async function erasePlaces(db: Tx, mailboxes: readonly Mailbox[]): Promise<number> {
  const gone = await exportPlaces(db, mailboxes)
  for (const { placeId } of gone) {
    const place = await createPlacesRepository(db).lock(placeId)
    if (place) await giveUp(db, place, 'left')
    await db.deleteFrom('waitingPlace').where('placeId', '=', placeId).execute()
  }
  return gone.length
}
