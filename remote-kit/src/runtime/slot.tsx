import type { MountedFragment, SlotGrade } from '@escapade/shared-contracts/mount/mount-contract'
import { useEffect, useId, useRef } from 'react'
import { useMount } from './mount-context'
import { useShell } from './shell-context'

export type SlotProps = {
  /** `remote/fragment`, such as `mf-search/search-box`. */
  fragment: string
  /** `essential`: its failure is the page's. `regular`: it fails to nothing, and is logged. */
  grade?: SlotGrade
  /** Plain data: it crosses to the server's renderer. */
  props?: Record<string, unknown>
  className?: string
}

// React keeps its hands off what stands inside: the server's HTML at first, then the fragment's own root.
const foreign = { __html: '' }

/** The place of another remote's fragment. The shell loads, mounts, retries and unmounts it. */
export function Slot({ fragment, grade = 'regular', props, className }: SlotProps) {
  const mountId = useId()
  const { collector } = useMount()
  if (collector) collector.slots.push({ mountId, fragment, grade, props })
  const ref = useMountedFragment({ mountId, fragment, grade, props })
  return (
    <div
      ref={ref}
      className={className}
      data-slot={mountId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={foreign}
    />
  )
}

type Request = Required<Pick<SlotProps, 'fragment' | 'grade'>> &
  Pick<SlotProps, 'props'> & { mountId: string }

function useMountedFragment({ mountId, fragment, grade, props }: Request) {
  const ref = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedFragment>(null)
  const sent = useRef(props)
  const { mountFragment } = useShell()

  useEffect(() => {
    if (!ref.current) return
    const current = mountFragment(ref.current, { fragment, props, grade, mountId })
    mounted.current = current
    sent.current = props
    return () => void current.unmount()
  }, [mountFragment, fragment, grade, mountId])

  useEffect(() => {
    if (isSame(sent.current, props)) return
    sent.current = props
    mounted.current?.update(props ?? {})
  }, [props])

  return ref
}

/** Equal one level deep: parents write the props as a new object each time. */
function isSame(before: SlotProps['props'] = {}, now: SlotProps['props'] = {}): boolean {
  const keys = Object.keys(now)
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], now[key]))
}
