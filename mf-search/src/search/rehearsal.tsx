import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'

type Rehearsal = {
  /** Those that results are drawn for. */
  criteria: CriteriaBus
  /** Draws them for criteria that may be chosen next; null: for those that are chosen. */
  rehearse(criteria: Criteria | null): void
}

const RehearsalContext = createContext<Rehearsal | null>(null)

/** A choice that nobody has changed for so long may well be the last one. */
const restMs = 250

/**
 * Where a layer over the whole screen lets its choice be rehearsed: the results under it are drawn before it is
 * confirmed, so that they are there when the layer goes. Address, title and all that is said hear of it only then.
 */
export function Rehearsing({ children }: { children: ReactNode }) {
  const { criteria } = useShell()
  const rehearsal = useMemo(() => createRehearsal(criteria), [criteria])
  return <RehearsalContext value={rehearsal}>{children}</RehearsalContext>
}

/** The criteria that results are drawn for. */
export function useRehearsed(): CriteriaBus {
  const shell = useShell()
  return use(RehearsalContext)?.criteria ?? shell.criteria
}

/** Has the results drawn for these criteria once they have rested, for as long as whoever asks is drawn. */
export function useRehearsal(criteria: Criteria | null) {
  const rehearse = use(RehearsalContext)?.rehearse
  useEffect(() => {
    const timer = setTimeout(() => rehearse?.(criteria), restMs)
    return () => clearTimeout(timer)
  }, [rehearse, criteria])
  useEffect(() => () => rehearse?.(null), [rehearse])
}

/** A bus that can be told of other criteria than are chosen. What is confirmed as it was rehearsed is no news. */
function createRehearsal(bus: CriteriaBus): Rehearsal {
  const listeners = new Set<() => void>()
  let rehearsed: Criteria | null = null
  let heard = bus.get()
  let known = heard
  const get = () => {
    const now = rehearsed ?? bus.get()
    if (now === heard) return known
    heard = now
    if (wordsOf(now) !== wordsOf(known)) known = now
    return known
  }
  return {
    criteria: {
      get,
      update: bus.update,
      subscribe(listener) {
        listeners.add(listener)
        const leave = bus.subscribe(listener)
        return () => {
          listeners.delete(listener)
          leave()
        }
      },
    },
    rehearse(criteria) {
      if (criteria === rehearsed) return
      rehearsed = criteria
      for (const listener of [...listeners]) listener()
    },
  }
}

const wordsOf = (criteria: Criteria) => serializeCriteria({ criteria })
