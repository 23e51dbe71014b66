import { useEffect, useState } from 'react'

/** Time in which the blocks of a page are waited for before a tab that leads to none is taken away (ms). */
const patienceMs = 2500

const isEmpty = (id: string) => !document.getElementById(id)?.offsetHeight

/** Those of the sections that the page has: a block that failed, or has nothing to show, keeps no tab. */
export function useStandingSections<Id extends string>(ids: readonly Id[]): readonly Id[] {
  const [missing, setMissing] = useState('')
  const key = ids.join()
  useEffect(() => {
    // An environment without layout has no heights to go by.
    if (typeof ResizeObserver !== 'function') return
    const look = () => setMissing(key.split(',').filter(isEmpty).join())
    let grown: ResizeObserver | null = null
    const timer = setTimeout(() => {
      look()
      // A block that comes after all has its tab.
      grown = new ResizeObserver(look)
      grown.observe(document.body)
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      grown?.disconnect()
    }
  }, [key])
  const gone = missing.split(',')
  return ids.filter((id) => !gone.includes(id))
}
