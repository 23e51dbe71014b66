import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { DayColumn, Timestamp } from '../../platform/database/tables'

/**
 * `asked`: not kept by its mailbox yet. `held`: a room is held for it. `told`: a room became free that is on sale for
 * everybody. `missed`: the hour is over. `used`: its room was ordered.
 */
export type PlaceStatus = 'asked' | 'waiting' | 'held' | 'told' | 'missed' | 'used' | 'left'

export type WaitingPlaceTable = {
  placeId: string
  packageId: string
  checkin: DayColumn
  nights: number
  adult: number
  child: number
  baby: number
  locale: Locale
  /** In lower case: one place per mailbox and stay. */
  email: string
  status: PlaceStatus
  /** Order of the queue. */
  askedAt: Timestamp
  toldAt: Timestamp | null
  /** These three while a room is held. */
  heldUntil: Timestamp | null
  roomId: string | null
  rooms: number | null
}

declare module '../../platform/database/tables' {
  interface Database {
    waitingPlace: WaitingPlaceTable
  }
}
