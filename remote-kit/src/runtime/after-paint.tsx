import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { afterPaint } from '@escapade/shared-ui/layer/after-paint'
import { type ReactNode, useMemo } from 'react'
import { relayCriteria } from './relay-criteria'
import { ShellContext, useShell } from './shell-context'

type AfterPaintProps = {
  /** At once, as on a screen where they are what was pressed. */
  unless?: boolean
  children: ReactNode
}

/**
 * Its children hear of other criteria once the next frame is painted: for what only repeats them around that which
 * they were chosen for. What they write applies at once, to the criteria as they are.
 */
export function AfterPaint({ unless = false, children }: AfterPaintProps) {
  const shell = useShell()
  const late = useMemo(() => createLateBus(shell.criteria), [shell.criteria])
  const services = useMemo(() => ({ ...shell, criteria: late }), [shell, late])
  return <ShellContext value={unless ? shell : services}>{children}</ShellContext>
}

const createLateBus = (bus: CriteriaBus): CriteriaBus =>
  relayCriteria(bus, ({ tell }) => {
    let underWay = false
    const tellNow = () => {
      underWay = false
      tell()
    }
    const hear = () => {
      if (underWay) return
      underWay = true
      afterPaint(tellNow)
    }
    return { hear, stop() {} }
  })
