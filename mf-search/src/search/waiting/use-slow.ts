import { useEffect, useState } from 'react'

/** Longer than this, and one wonders whether anything still happens. */
const patienceMs = 6000

/** True once a wait has lasted so long that saying nothing would be worse. */
export function useSlow(waiting = true): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return waiting && slow
}
