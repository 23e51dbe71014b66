import type { StayDetail, StressMessage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { urgencyMessages } from '@escapade/shared-contracts/rules/stays/urgency-messages'

export type ProductBadge =
  | { kind: 'stress'; stress: StressMessage }
  | { kind: 'lastMinute' }
  | { kind: 'label'; label: string }

type Facts = Pick<StayDetail, 'stressMessages' | 'marketingLabels' | 'targetedLabel' | 'lastMinute'> & {
  /** Rooms left on the chosen dates; null without dates. The last ones stand beside the price and count as a message. */
  availableRooms: number | null
}

/** Two urgent messages at most on the page (D104), then what marketing says of the stay (D105). */
export function productBadges(facts: Facts): ProductBadge[] {
  const { marketingLabels, targetedLabel, lastMinute, availableRooms } = facts
  // The day of the last sale stands in a badge of its own.
  const stressMessages = facts.stressMessages.filter(({ kind }) => kind !== 'onSaleUntil')
  const urgent = urgencyMessages({ availableRooms, messages: stressMessages }).flatMap(
    (message): ProductBadge[] => {
      const stress = stressMessages.find((candidate) => candidate.message === message)
      return stress ? [{ kind: 'stress', stress }] : []
    },
  )
  const labels = [...marketingLabels, ...(targetedLabel ? [targetedLabel] : [])]
  const told = urgent.flatMap((badge) => (badge.kind === 'stress' ? [badge.stress.message] : []))
  // "Favourite" says nothing beside "Favourite of our guests".
  const isTold = (label: string) => told.some((message) => message.startsWith(label))
  return [
    ...urgent,
    ...(lastMinute ? [{ kind: 'lastMinute' } as const] : []),
    ...[...new Set(labels)]
      .filter((label) => !isTold(label))
      .map((label): ProductBadge => ({ kind: 'label', label })),
  ]
}
