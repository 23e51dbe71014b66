import * as z from 'zod'
import { mostCancelDays, mostCents, mostLeadDays, mostNights, mostRooms } from '../night-plan'

const state = z.enum(['open', 'closed'])
const mostUpdates = 1_000

/** A night of a room as a partner has it now; what it leaves out stays as it is. */
export const NightUpdate = z.object({
  room: z.string().min(1).max(64),
  day: z.iso.date(),
  /** Grows with each change of the night: a time in milliseconds will do. One that is not newer changes nothing. */
  version: z.int().min(1),
  /** Cents for the room and two adults. */
  price: z.int().min(1).max(mostCents).optional(),
  /** Cents for one person who has the room alone, not above the price; 0: the room's share of the price. */
  singlePrice: z.int().min(0).max(mostCents).optional(),
  /** Rooms that the hotel gives, those that are sold among them. */
  allotment: z.int().min(0).max(mostRooms).optional(),
  minNights: z.int().min(1).max(mostNights).optional(),
  /** Most nights of a stay that starts that day; 0: as many as are sold. */
  maxNights: z.int().min(0).max(mostNights).optional(),
  /** A stay that starts that day is booked so many days before at the latest; 0: until it starts. */
  leadDays: z.int().min(0).max(mostLeadDays).optional(),
  /** A stay that starts that day is cancelled so many days before at the latest, or never; 0: its own terms. */
  cancelDays: z.union([z.int().min(0).max(mostCancelDays), z.literal('never')]).optional(),
  arrival: state.optional(),
  /** `closed`: no stay ends on that day. */
  departure: state.optional(),
  status: state.optional(),
})
export type NightUpdate = z.infer<typeof NightUpdate>

export const NightUpdates = z.object({ nights: z.array(NightUpdate).min(1).max(mostUpdates) })

const at = { room: z.string(), day: z.string() }

/** Outcome of the nights; each is counted once. */
export const NightUpdatesAnswer = z.object({
  /** Taken, those that were as wanted already among them. */
  taken: z.int(),
  /** Not newer than what was sent before. */
  old: z.int(),
  /** Taken with as many rooms as are sold: fewer were given. */
  limited: z.array(z.object({ ...at, sold: z.int() })),
  /** As they were. */
  refused: z.array(
    z.object({
      ...at,
      problem: z.enum([
        'room-unknown',
        'day-not-sold',
        'not-on-sale',
        'single-above-price',
        'longest-below-shortest',
      ]),
    }),
  ),
})
export type NightUpdatesAnswer = z.infer<typeof NightUpdatesAnswer>
