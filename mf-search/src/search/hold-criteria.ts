import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'

type Hold = {
  /** Whether it is known what there is for these criteria, or that nothing will be. */
  isSettled: (criteria: Criteria) => boolean
  /** Calls whenever that may have changed; returns how to stop. */
  onNews: (listener: () => void) => () => void
  /** Milliseconds until they are told all the same. */
  patienceMs: number
}

/** The bus for those who show what was found: they hear of other criteria together with the answer to them. */
export function holdCriteria(bus: CriteriaBus, { isSettled, onNews, patienceMs }: Hold): CriteriaBus {
  const listeners = new Set<() => void>()
  let told: Criteria | null = null
  let stop = () => {}
  let end = () => {}

  const tell = () => {
    stop()
    const now = bus.get()
    if (told === now) return
    told = now
    for (const listener of [...listeners]) listener()
  }
  const tellWhatIsSettled = () => {
    if (isSettled(bus.get())) tell()
  }
  const hear = () => {
    stop()
    // Where nothing was found yet there is nothing to stay with: an older answer would come too late.
    if (told === null || !isSettled(told) || isSettled(bus.get())) return tell()
    const timer = setTimeout(tell, patienceMs)
    const forget = onNews(tellWhatIsSettled)
    stop = () => {
      stop = () => {}
      clearTimeout(timer)
      forget()
    }
  }
  return {
    update: bus.update,
    get() {
      // Nobody listens who could be told later.
      if (told === null || listeners.size === 0) told = bus.get()
      return told
    },
    subscribe(listener) {
      if (listeners.size === 0) end = bus.subscribe(hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop()
        end()
      }
    },
  }
}
