import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { type ReactNode, useMemo } from 'react'
import { ShellContext, useShell } from './shell-context'

/**
 * Its children hear of other criteria once the next frame is painted: for what only repeats them around that which
 * they were chosen for. What they write applies at once, to the criteria as they are.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const shell = useShell()
  const late = useMemo(() => createLateBus(shell.criteria), [shell.criteria])
  const services = useMemo(() => ({ ...shell, criteria: late }), [shell, late])
  return <ShellContext value={services}>{children}</ShellContext>
}

export function createLateBus(bus: CriteriaBus): CriteriaBus {
  const listeners = new Set<() => void>()
  let told: Criteria | null = null
  let end = () => {}
  let underWay = false

  const tell = () => {
    underWay = false
    const now = bus.get()
    if (told === now) return
    told = now
    for (const listener of [...listeners]) listener()
  }
  const hear = () => {
    if (underWay) return
    underWay = true
    // The frame is painted right after its callbacks; a task that they leave behind comes next.
    requestAnimationFrame(() => setTimeout(tell))
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
        if (listeners.size === 0) end()
      }
    },
  }
}
