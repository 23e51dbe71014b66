import type { DayColumn, Timestamp } from '../../../platform/database/tables'

/** A partner that sets the nights of some hotels by call. */
type ChannelTable = {
  channelId: string
  name: string
  hotelIds: string[]
  createdAt: Timestamp
  /** Its last call, to the minute. */
  seenAt: Timestamp | null
}

type ChannelKeyTable = {
  /** SHA-256 of the key, in hex. */
  keyHash: string
  channelId: string
  /** Null: as long as the channel. */
  endsAt: Timestamp | null
}

/** Versions of a month's nights as a channel sent them last; index 0 is the first of the month, 0: none yet. */
type NightVersionTable = { channelId: string; roomId: string; month: DayColumn; versions: number[] }

declare module '../../../platform/database/tables' {
  interface Database {
    channel: ChannelTable
    channelKey: ChannelKeyTable
    nightVersion: NightVersionTable
  }
}
