import type { AttemptLimit } from '../../../platform/limits/attempts'
import type { FailureLimit } from '../../../platform/limits/failures'

const minute = 60
const hour = 60 * minute

/** Unpaid orders that one visitor may hold at the same time. `RATE_LIMIT` multiplies them. */
export const holdLimits = {
  /** Orders under one e-mail. */
  buyer: 4,
  /** Orders from one address: an office or a mobile network shares it. */
  visitor: 30,
  /** Rooms of one hotel under one e-mail. */
  hotel: 4,
  /** Rooms of one hotel from one address. */
  hotelFromVisitor: 10,
}
export type HoldLimits = typeof holdLimits

/** Wrong guesses at who booked. They always count; none over all addresses refuses: it would lock the owner out. */
export const lookupLimits = {
  /** For one booking from one address. */
  lookup: { tries: 10, seconds: hour },
  /** For one booking, wherever they come from: above it each address has the tries below. */
  lookupOfBooking: { tries: 50, seconds: hour },
  lookupWhileGuessed: { tries: 2, seconds: hour },
  /** From one address, for whatever bookings. */
  lookupFromVisitor: { tries: 60, seconds: hour },
  /** One-time codes that one address has sent to the mailbox of one booking. */
  codeMail: { tries: 5, seconds: 10 * minute },
  /** To whichever bookings: an office shares an address. */
  codeMailFromVisitor: { tries: 30, seconds: 10 * minute },
  /** Codes of one booking that have six digits, wherever they are asked from; later ones have nine. */
  codeMailOfBooking: { tries: 5, seconds: hour },
} satisfies Record<string, AttemptLimit>

/** Cards that a bank refused: testers of stolen cards wait longer and longer. `RATE_LIMIT` multiplies the tries. */
export const cardLimits = {
  cardOfBuyer: { tries: 4, seconds: 10 * minute, waits: [2 * minute, 15 * minute, hour, 6 * hour] },
  /** Tries of one card, under any name that is typed with it. */
  card: { tries: 4, seconds: hour, waits: [15 * minute, hour, 6 * hour] },
  /** From one address: an office or a mobile network shares it. */
  cardFromVisitor: { tries: 30, seconds: 10 * minute, waits: [2 * minute, 10 * minute, 30 * minute, hour] },
} satisfies Record<string, FailureLimit>

/** `RATE_LIMIT` 0 takes limits away. */
export const scaledTries = <Limits extends Record<string, FailureLimit>>(limits: Limits, scale: number) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      { ...limit, tries: scale > 0 ? Math.ceil(limit.tries * scale) : Number.MAX_SAFE_INTEGER },
    ]),
  ) as Record<keyof Limits, FailureLimit>
