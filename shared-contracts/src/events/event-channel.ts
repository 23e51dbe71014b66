import type { EventDefinition } from './event'

type EventChannel = {
  emit<Payload>(event: EventDefinition<Payload>, payload: Payload): void
  /** Returns the end of the subscription. */
  on<Payload>(event: EventDefinition<Payload>, handler: (payload: Payload) => void): () => void
}

/** A channel that belongs to one mount: `close` ends every subscription made through it. */
export type MountChannel = EventChannel & { close(): void }

export type RootChannel = EventChannel & {
  forMount(): MountChannel
  /** Number of live subscriptions: what the leak tests count. */
  size(): number
}

type Options = { onError?: (error: unknown, eventName: string) => void }

/**
 * The event channel between micro-frontends. Payloads are read by the subscriber's own definition, so a remote
 * built against other contracts can neither crash a subscriber nor be crashed: what does not fit is dropped.
 */
export function createEventChannel({ onError }: Options = {}): RootChannel {
  const handlers = new Map<string, Set<(payload: unknown) => void>>()

  const on: EventChannel['on'] = (event, handler) => {
    const receive = (raw: unknown) => {
      const payload = event.read(raw)
      if (payload !== undefined) handler(payload)
    }
    const known = handlers.get(event.name) ?? new Set()
    handlers.set(event.name, known.add(receive))
    return () => {
      known.delete(receive)
      if (known.size === 0 && handlers.get(event.name) === known) handlers.delete(event.name)
    }
  }

  const emit: EventChannel['emit'] = (event, payload) => {
    for (const receive of [...(handlers.get(event.name) ?? [])]) {
      try {
        receive(payload)
      } catch (error) {
        onError?.(error, event.name)
      }
    }
  }

  return { on, emit, forMount: () => createMountChannel({ on, emit }), size: () => countHandlers(handlers) }
}

function createMountChannel({ on, emit }: EventChannel): MountChannel {
  const ends = new Set<() => void>()
  return {
    emit,
    on: (event, handler) => {
      const end = on(event, handler)
      ends.add(end)
      return () => {
        ends.delete(end)
        end()
      }
    },
    close: () => {
      for (const end of ends) end()
      ends.clear()
    },
  }
}

const countHandlers = (handlers: Map<string, Set<unknown>>) =>
  [...handlers.values()].reduce((sum, set) => sum + set.size, 0)
