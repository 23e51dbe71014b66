import type { FragmentName, FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import type { MountedFragment, SlotGrade } from '@escapade/shared-contracts/mount/mount-contract'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useMount } from './mounting/mount-context'
import { useShell } from './shell-context'

export type SlotProps<Name extends FragmentName = FragmentName> = {
  /** `remote/fragment`, such as `mf-search/search-box`. */
  fragment: Name
  /** `essential`: its failure is the page's. `regular`: it fails to nothing, and is logged. */
  grade?: SlotGrade
  /**
   * For what stands further down a page. `near`: drawn by the server, and taken over when it comes near the view.
   * `seen`: drawn only when it comes near the view, and never on the server.
   */
  when?: 'now' | 'near' | 'seen'
  className?: string
} & GivenProps<FragmentProps[Name]>

/** Plain data: it crosses to the server's renderer. */
type GivenProps<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props }

// React keeps its hands off what stands inside: the server's HTML at first, then the fragment's own root.
const foreign = { __html: '' }

/** The place of another remote's fragment. The shell loads, mounts, retries and unmounts it. */
export function Slot<const Name extends FragmentName>(slot: SlotProps<Name>) {
  const { fragment, grade = 'regular', when = 'now', className } = slot
  const props: Plain | undefined = slot.props
  const mountId = useId()
  const { collector } = useMount()
  if (collector && when !== 'seen')
    collector.slots.push({ mountId, fragment, grade, props, later: when === 'near' })
  const ref = useMountedFragment({ mountId, fragment, grade, props, when })
  return (
    <div
      ref={ref}
      className={className}
      data-slot={mountId}
      data-when={when === 'seen' ? when : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={foreign}
    />
  )
}

type Plain = Record<string, unknown>
type Request = Required<Pick<SlotProps, 'fragment' | 'grade' | 'when'>> & {
  props: Plain | undefined
  mountId: string
}

function useMountedFragment({ mountId, fragment, grade, props, when }: Request) {
  const ref = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedFragment>(null)
  const sent = useRef(props)
  const { mountFragment } = useShell()

  const start = useEffectEvent((target: HTMLElement) => {
    mounted.current = mountFragment(target, { fragment, props, grade, mountId })
    sent.current = props
  })
  useEffect(() => {
    const target = ref.current
    if (!target) return
    const isDrawn = target.hasChildNodes()
    const waits = when === 'seen' || (when === 'near' && isDrawn)
    const forget = waits
      ? whenNear(target, isDrawn ? aheadOfTouch : aheadOfSight, () => start(target))
      : start(target)
    return () => {
      forget?.()
      void mounted.current?.unmount()
      mounted.current = null
    }
  }, [mountFragment, fragment, grade, mountId, when])

  useEffect(() => {
    if (isSame(sent.current, props)) return
    sent.current = props
    mounted.current?.update(props ?? {})
  }, [props])

  return ref
}

/** About a screen ahead: it is there when one arrives. */
const aheadOfSight = '800px 0px'
/** A part that is there already has to answer when one reaches for it. */
const aheadOfTouch = '200px 0px'

/** Calls once, when the element comes near the view; returns how to give up waiting. */
function whenNear(target: Element, rootMargin: string, near: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      near()
    },
    { rootMargin },
  )
  watch.observe(target)
  return () => watch.disconnect()
}

/** Equal one level deep: parents write the props as a new object each time. */
function isSame(before: Plain = {}, now: Plain = {}): boolean {
  const keys = Object.keys(now)
  return keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], now[key]))
}
