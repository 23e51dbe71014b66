import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { LoadFailed } from './LoadFailed'
import { LoadWaiting } from './LoadWaiting'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type Options = {
  /** Until it is there; a layer that takes long says so by itself. */
  waiting?: ReactNode
  /** Optional: left out where it cannot be loaded. */
  optional?: boolean
}
export type OnDemand<Props> = ComponentType<Props> & {
  /** Somebody points at what opens it. */
  preload: () => void
  /** Resolves when it is there, and is drawn at once from then on. */
  load: () => Promise<unknown>
}

/**
 * A part that is loaded when it is drawn for the first time. One that is there already is drawn at once: React's own
 * `lazy` shows what stands in for it first, and then for 300 ms at least. One that cannot be loaded leaves the page
 * standing: it says so in its own place, and as a layer (it has `onClose`) over the page. A retry loads
 * it anew.
 */
export function onDemand<Props extends object>(load: Load<Props>, options: Options = {}): OnDemand<Props> {
  const { waiting, optional = false } = options
  const fetchPart = fetchOnce(load)
  const Part = (props: Props) => {
    const { part, failed, retry } = usePart(fetchPart)
    const close = closeOf(props)
    if (part) return createElement(part, props)
    if (failed) return !optional && <LoadFailed onRetry={retry} onClose={close} />
    return waiting ?? (close && <LoadWaiting onClose={close} />)
  }
  Part.preload = () => void fetchPart().catch(() => {})
  Part.load = fetchPart
  return Part
}

type FetchPart<Props> = (() => Promise<ComponentType<Props>>) & { loaded: ComponentType<Props> | null }

/** Asks once for all who want it, and anew after a failure. */
function fetchOnce<Props>(load: Load<Props>): FetchPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const start = async () => {
    try {
      fetchPart.loaded = (await load()).default
      return fetchPart.loaded
    } catch (error) {
      loading = null
      throw error
    }
  }
  const fetchPart: FetchPart<Props> = Object.assign(
    () => {
      loading ??= start()
      return loading
    },
    { loaded: null },
  )
  return fetchPart
}

function usePart<Props>(fetchPart: FetchPart<Props>) {
  const [part, setPart] = useState(() => fetchPart.loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (part || failed) return
    let isGone = false
    fetchPart().then(
      // The press that asked for it is answered first.
      (loaded) => isGone || startTransition(() => setPart(() => loaded)),
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error)
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [fetchPart, part, failed])
  return { part, failed, retry: () => setFailed(false) }
}

const closeOf = (props: { onClose?: unknown }) =>
  typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined
