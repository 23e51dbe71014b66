import type { EventDefinition } from '@escapade/shared-contracts/events/event'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from './shell-context'

/** Hears an event of the channel while the component is there. The newest handler is called. */
export function useEvent<Payload>(
  event: EventDefinition<Payload>,
  handler: (payload: Payload) => void,
): void {
  const { channel } = useShell()
  const receive = useEffectEvent(handler)
  useEffect(() => channel.on(event, (payload) => receive(payload)), [channel, event])
}

/** Sends events to every micro-frontend of the page. */
export function useEmit(): <Payload>(event: EventDefinition<Payload>, payload: Payload) => void {
  return useShell().channel.emit
}
