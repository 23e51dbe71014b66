import { relayCriteria } from '@escapade/remote-kit/runtime/relay-criteria'
import { ShellContext, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import type { ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { afterPaint } from '@escapade/shared-ui/layer/after-paint'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'

type Cover = { shell: ShellServices; lay(): void; lift(): void }

const CoverContext = createContext<Cover | null>(null)

/**
 * A page that a layer may cover from edge to edge. As long as it does, the page hears of no other criteria: nobody sees
 * it, and drawing all of it anew with each move in the layer would be felt there.
 */
export function Coverable({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { cover, services } = useMemo(() => {
    const { criteria, ...cover } = createCover(shell.criteria)
    return { cover: { ...cover, shell }, services: { ...shell, criteria } }
  }, [shell])
  return (
    <CoverContext value={cover}>
      <ShellContext value={services}>{children}</ShellContext>
    </CoverContext>
  )
}

/** A layer over the page, from edge to edge; what is drawn in it hears of other criteria at once. */
export function Covering({ children }: { children: ReactNode }) {
  const shell = useShell()
  const cover = use(CoverContext)
  useEffect(() => {
    cover?.lay()
    return cover?.lift
  }, [cover])
  return <ShellContext value={cover?.shell ?? shell}>{children}</ShellContext>
}

/** A bus that can be covered: what was missed is told once the page is painted again. */
function createCover(bus: CriteriaBus) {
  let covers = 0
  let tellLater = () => {}
  const criteria = relayCriteria(bus, ({ tell }) => {
    tellLater = () => afterPaint(() => covers > 0 || tell())
    return { hear: () => covers > 0 || tell(), stop() {} }
  })
  return {
    criteria,
    lay() {
      covers += 1
    },
    lift() {
      covers -= 1
      tellLater()
    },
  }
}
