import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import { useEffect, useState } from 'react'

/** So many cards fit into a frame or two of a slow phone. */
const perStep = 3

/**
 * Number of results that are drawn already. So many as are in sight are drawn at once; the others follow a few at a
 * time, so that neither the answer to a tap nor the next one waits for cards out of sight. A server draws them all.
 */
export function useDrawn(results: readonly { id: string }[], inSight: number): number {
  const ready = useReady()
  const all = results.length
  const ids = results.map(({ id }) => id).join()
  const [drawn, setDrawn] = useState({ ids, count: ready ? 0 : all })
  const known = drawn.ids === ids ? drawn.count : 0
  const count = Math.min(Math.max(known, inSight), all)
  // A task for each step, and not a transition: React would hold a page that is left before its last one.
  useEffect(() => {
    if (count >= all) return
    const next = setTimeout(() => setDrawn({ ids, count: count + perStep }))
    return () => clearTimeout(next)
  }, [ids, count, all])
  return count
}
