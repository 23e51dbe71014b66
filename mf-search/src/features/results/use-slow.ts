import { useEffect, useState } from 'react'

/** Longer than this, and one wonders whether anything still happens. */
const patienceMs = 6000

/** Whether what stands here has been waited for too long to say nothing. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
