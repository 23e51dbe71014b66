import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import { LoadFailed } from './LoadFailed'
import { LoadWaiting } from './LoadWaiting'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type Options = {
  /** Until it is there; a layer that takes long says so by itself. */
  waiting?: ReactNode
  /** Nobody misses it: one that cannot be loaded is left out. */
  optional?: boolean
}
export type OnDemand<Props> = ComponentType<Props> & {
  /** Somebody points at what opens it. */
  preload: () => void
}

/**
 * A part that is loaded when it is drawn for the first time. One that cannot be loaded leaves the page standing: it
 * says so in its own place, and as a layer (it has `onClose`) over the page. Whoever tries again loads it anew.
 */
export function onDemand<Props extends object>(load: Load<Props>, options: Options = {}): OnDemand<Props> {
  const { waiting, optional = false } = options
  const start = () =>
    // Its type hides the props of the part.
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new LoadError('A part of the page could not be loaded', { cause })
      }),
    ) as unknown as ComponentType<Props>
  let part = start()
  // A lazy component never forgets that it failed.
  const forget = () => {
    part = start()
  }
  const Part = (props: Props) => {
    const close = closeOf(props)
    const fallback = waiting ?? (close && <LoadWaiting onClose={close} />)
    return (
      <LoadBoundary
        onFailed={forget}
        failed={(retry) => !optional && <LoadFailed onRetry={retry} onClose={close} />}
      >
        {() => <Suspense fallback={fallback}>{createElement(part, props)}</Suspense>}
      </LoadBoundary>
    )
  }
  Part.preload = () => void load().catch(() => {})
  return Part
}

const closeOf = (props: { onClose?: unknown }) =>
  typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined

class LoadError extends Error {}

type BoundaryProps = {
  onFailed: () => void
  failed: (retry: () => void) => ReactNode
  children: () => ReactNode
}

/** Stops what could not be loaded; an error of the part itself goes on to whoever shows crashes. */
class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) this.props.onFailed()
  }

  override render() {
    const { error } = this.state
    if (error instanceof LoadError) return this.props.failed(() => this.setState({ error: null }))
    if (error !== null) throw error
    return this.props.children()
  }
}
