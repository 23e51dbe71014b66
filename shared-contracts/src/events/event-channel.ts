import type { EventDefinition } from './event'

type EventChannel = {
  emit<Payload>(event: EventDefinition<Payload>, payload: Payload): void
  /** Returns the end of the subscription. */
  on<Payload>(event: EventDefinition<Payload>, handler: (payload: Payload) => void): () => void
}

/** A channel that belongs to one mount: `close` ends every subscription made through it. */
export type MountChannel = EventChannel & { close(): void }

export type RootChannel = EventChannel & {
  /** `owner`: release that is mounted, `mf-search@1a2b3c`, for what it says that others cannot read. */
  forMount(owner: string): MountChannel
  /** Number of live subscriptions: what the leak tests count. */
  size(): number
}

type Options = { onError?: (error: unknown, eventName: string) => void }

const shell = 'the shell'

/**
 * The event channel between micro-frontends. Payloads are read by the subscriber's own definition, so a remote
 * built against other contracts can neither crash a subscriber nor be crashed: what does not fit is dropped, and
 * reported once with the names of both.
 */
export function createEventChannel({ onError }: Options = {}): RootChannel {
  const handlers = new Map<string, Set<(payload: unknown, from: string) => void>>()
  const dropped = new Set<string>()

  const onFor =
    (owner: string): EventChannel['on'] =>
    (event, handler) => {
      const receive = (raw: unknown, from: string) => {
        const payload = event.read(raw)
        if (payload !== undefined) return handler(payload)
        const words = `Event dropped: ${owner} cannot read ${event.name} of ${from}`
        if (!dropped.has(words)) onError?.(new Error(words), event.name)
        dropped.add(words)
      }
      const known = handlers.get(event.name) ?? new Set()
      handlers.set(event.name, known.add(receive))
      return () => {
        known.delete(receive)
        if (known.size === 0 && handlers.get(event.name) === known) handlers.delete(event.name)
      }
    }

  const emitFor =
    (owner: string): EventChannel['emit'] =>
    (event, payload) => {
      for (const receive of [...(handlers.get(event.name) ?? [])]) {
        try {
          receive(payload, owner)
        } catch (error) {
          onError?.(error, event.name)
        }
      }
    }

  const channelOf = (owner: string): EventChannel => ({ on: onFor(owner), emit: emitFor(owner) })
  return {
    ...channelOf(shell),
    forMount: (owner) => createMountChannel(channelOf(owner)),
    size: () => countHandlers(handlers),
  }
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
