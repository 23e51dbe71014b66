import { areFewRooms } from '@escapade/shared-contracts/rules/stays/few-rooms'
import { sql } from 'kysely'
import type { PackageFlag } from './package-flag'

/** Few rooms are left: the same as cards say. Without dates nothing is known of rooms, and nothing passes. */
export const lastRooms: PackageFlag = {
  column: sql<number | null>`1`,
  passesAt: () => (_, offered, stay) => areFewRooms(offered.roomsLeft(stay) ?? 0),
}
