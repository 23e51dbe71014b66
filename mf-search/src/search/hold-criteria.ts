import { relayCriteria } from '@escapade/remote-kit/runtime/relay-criteria'
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
export const holdCriteria = (bus: CriteriaBus, { isSettled, onNews, patienceMs }: Hold): CriteriaBus =>
  relayCriteria(bus, ({ tell, known }) => {
    let release = () => {}
    const stop = () => release()
    const tellNow = () => {
      stop()
      tell()
    }
    const tellWhatIsSettled = () => {
      if (isSettled(bus.get())) tellNow()
    }
    const hear = () => {
      stop()
      const told = known()
      // Where nothing was found yet there is nothing to stay with: an older answer would come too late.
      if (told === null || !isSettled(told) || isSettled(bus.get())) return tell()
      const timer = setTimeout(tellNow, patienceMs)
      const forget = onNews(tellWhatIsSettled)
      release = () => {
        release = () => {}
        clearTimeout(timer)
        forget()
      }
    }
    return { hear, stop }
  })
