import { placeHeldMinutes } from '@escapade/shared-contracts/api/stays/waiting-list'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database'
import { isUUID } from '../../platform/uuid'
import {
  createStockRepository,
  type NightClaim,
  nightClaims,
  type RoomsByNight,
  type RoomsSpan,
  roomsByNight,
  type StockClaim,
} from '../../rates/stock'
import { createPlacesRepository, type Place } from './places-repository'

export const heldMs = placeHeldMinutes * 60_000

/** Rooms that a place holds; null where it holds none. */
export function claimOf({ roomId, rooms, checkin, nights }: Place): StockClaim | null {
  if (!roomId || !rooms) return null
  return { nights: nightClaims({ roomId, rooms, checkin, checkout: addDays(checkin, nights) }), places: [] }
}

/** Rooms that are held for a visitor, by the cookie of theirs. */
export async function heldFor(db: Db, placeId: string | undefined): Promise<StockClaim | undefined> {
  if (!placeId || !isUUID(placeId)) return undefined
  const place = await createPlacesRepository(db).find(placeId)
  return (place && claimOf(place)) ?? undefined
}

/** Gives back what is held for a visitor, in the transaction in which an order of theirs takes some of it. */
export async function useHeld(db: Tx, placeId: string | undefined, taken: NightClaim[]): Promise<void> {
  if (!placeId || !isUUID(placeId)) return
  const places = createPlacesRepository(db)
  const place = await places.lock(placeId)
  const claim = place && claimOf(place)
  if (!place || !claim?.nights.some((held) => taken.some((night) => isSame(night, held)))) return
  await createStockRepository(db).giveBack(claim)
  await places.change(place, { status: 'used' })
}

const isSame = (one: NightClaim, other: NightClaim) => one.roomId === other.roomId && one.day === other.day

/** Rooms that are held for who waited, by night. True while the rooms are locked (`lockRooms`). */
export async function readHeldNights(db: Db, span: RoomsSpan): Promise<RoomsByNight> {
  const places = await db
    .selectFrom('waitingPlace')
    .selectAll()
    .where('status', '=', 'held')
    .where('roomId', '=', sql<string>`any(${span.roomIds}::text[])`)
    .where('checkin', '<=', span.to)
    .execute()
  return roomsByNight(
    places.flatMap((place) => claimOf(place)?.nights ?? []),
    span,
  )
}
