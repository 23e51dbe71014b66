import { areFewRooms } from './few-rooms'

type Stress = { color?: string; message: string }
export type UrgencyMessage = { roomsLeft: number } | string

const maxMessages = 2

/** Rooms left first, when they are few, then the messages given, at most two in all (spec A §9). */
export function urgencyMessages({
  availableRooms,
  messages,
}: {
  availableRooms?: number | null
  messages: readonly Stress[]
}): UrgencyMessage[] {
  const roomsLeft =
    availableRooms != null && areFewRooms(availableRooms) ? [{ roomsLeft: availableRooms }] : []
  return [...roomsLeft, ...messages.map(({ message }) => message)].slice(0, maxMessages)
}
