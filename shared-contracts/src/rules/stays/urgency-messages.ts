type Stress = { color?: string; message: string }
export type UrgencyMessage = { roomsLeft: number } | string

const fewRooms = 3
const maxMessages = 2

/** Rooms left first, when they are few, then the messages given, at most two in all (spec A §9). */
export function urgencyMessages({
  availableRooms,
  messages,
}: {
  availableRooms?: number | null
  messages: readonly Stress[]
}): UrgencyMessage[] {
  const areFew = availableRooms != null && availableRooms >= 1 && availableRooms <= fewRooms
  const roomsLeft = areFew ? [{ roomsLeft: availableRooms }] : []
  return [...roomsLeft, ...messages.map(({ message }) => message)].slice(0, maxMessages)
}
