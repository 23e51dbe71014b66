import { useEffect, useRef } from 'react'

/** A step that takes another's place is read from its heading on. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
