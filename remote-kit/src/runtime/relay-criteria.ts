import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'

type Relay = {
  /** The criteria have changed. */
  hear(): void
  /** Nobody listens any more. */
  stop(): void
}
type Told = {
  /** Lets the listeners know of the criteria as they are now. */
  tell(): void
  /** What they know; null before the first of them asked. */
  known(): Criteria | null
}

/** A bus whose listeners hear of other criteria when `createRelay` says so. What they write applies at once. */
export function relayCriteria(bus: CriteriaBus, createRelay: (told: Told) => Relay): CriteriaBus {
  const listeners = new Set<() => void>()
  let known: Criteria | null = null
  let end = () => {}

  const tell = () => {
    const now = bus.get()
    if (known === now) return
    known = now
    for (const listener of [...listeners]) listener()
  }
  const relay = createRelay({ tell, known: () => known })
  return {
    update: bus.update,
    get() {
      // Nobody listens who could be told later.
      if (known === null || listeners.size === 0) known = bus.get()
      return known
    },
    subscribe(listener) {
      if (listeners.size === 0) end = bus.subscribe(relay.hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        relay.stop()
        end()
      }
    },
  }
}
