import { OrderEventKind, type OrderTimelineEntry } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import type { ActorKind } from '../life/actor'
import type { OrderEvent } from '../life/life-repository'

const shownActor = {
  buyer: 'buyer',
  agent: 'care',
  operator: 'care',
  provider: 'shop',
  clock: 'shop',
  hotel: 'shop',
} as const satisfies Record<ActorKind, OrderTimelineEntry['by']>

const isShown = (cause: string): cause is OrderEventKind =>
  OrderEventKind.options.some((kind) => kind === cause)

/** Steps of an order as its page tells them; agents read names and reasons beside them. */
export const presentTimeline = (events: readonly OrderEvent[], caller: Caller): OrderTimelineEntry[] =>
  events.flatMap(({ paymentId, cause, at, actor, actorName, reason, inferred }) =>
    paymentId === null && isShown(cause)
      ? [
          {
            kind: cause,
            at: at.toISOString(),
            inferred,
            by: actor && shownActor[actor],
            ...(caller.kind === 'agent' ? { agent: actorName, reason } : {}),
          },
        ]
      : [],
  )
