import type {
  Lifecycles,
  MountProps,
  PageLocation,
  RenderedState,
  ShellServices,
} from '@escapade/shared-contracts/mount/mount-contract'
import { mountRootParcel, type Parcel } from 'single-spa'
import type { TakenOver } from '../../src/page-elements'
import type { LoadExposed } from '../federation/federation'
import { nextTask } from '../next-task'
import { forgetAnsweredPress, replayEarlyInput } from './event-replay'
import { loadWithRetry } from './load-with-retry'
import { keepTrying } from './recovery'

/** App or fragment to mount, and its place. */
export type MountTarget = {
  remote: string
  exposed: string
  element: HTMLElement
  mountId: string
  props?: Record<string, unknown>
  /** State that the server rendered into the element. */
  rendered?: RenderedState
}

export type MountFailure = 'load-failed' | 'crashed'

export type SessionDeps = {
  load: LoadExposed
  /** Services of one mount; `close` ends what the mount holds of the shell. */
  createServices(session: MountSession): ShellServices
  location(): PageLocation
  logError(error: unknown): void
  window: Window
}

export type SessionEvents = {
  onShown?: () => void
  onFailure?: (failure: MountFailure, error: unknown) => void
}

/** A session has limits of its own: on a slow device single-spa's would only fill the console. */
const patience = Object.fromEntries(
  ['bootstrap', 'mount', 'unmount', 'update'].map((phase) => [
    phase,
    { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false },
  ]),
)

/**
 * One app or fragment on the page, from asking for its script to taking it away: loads with retries, mounts as a
 * single-spa parcel, and when that fails keeps trying in the background until it works or the session ends.
 */
export class MountSession {
  private readonly ended = new AbortController()
  private parcel: Parcel | null = null
  private services: ShellServices
  /** Services and props of the beginning, for which the server drew. */
  private readonly first: Pick<MountProps, 'services' | 'props'>
  private props: Record<string, unknown> | undefined
  private rendered: RenderedState | undefined
  private stale = false
  private recovering = false
  private refreshing: Promise<void> | null = null
  /** Props that the parcel was given last. */
  private handed: MountProps | null = null

  constructor(
    readonly target: MountTarget,
    private readonly deps: SessionDeps,
    private readonly events: SessionEvents,
  ) {
    this.props = target.props
    this.rendered = target.rendered
    this.services = deps.createServices(this)
    this.first = { services: this.services, props: target.props }
  }

  /** Resolves once the first attempt has succeeded or failed; after a failure goes on trying. Never rejects. */
  async start(): Promise<void> {
    const error = await this.attempt()
    if (!error || this.ended.signal.aborted) return
    this.fail('load-failed', error)
    void this.recover()
  }

  /** The visitor asks for another try: after a crash, or without waiting for the next one by itself. */
  async retry(): Promise<void> {
    await this.takeAway()
    this.services.channel.close()
    this.services = this.deps.createServices(this)
    await this.start()
  }

  /** Takes the failure as the session's own: for a part that it cannot do without. */
  fail(failure: MountFailure, error: unknown) {
    this.deps.logError(error)
    this.events.onFailure?.(failure, error)
  }

  update(props: Record<string, unknown>) {
    this.props = props
    this.refresh()
  }

  /** Tells the mount where the visitor is now. */
  relocate() {
    this.services = { ...this.services, location: this.deps.location() }
    this.refresh()
  }

  async end(): Promise<void> {
    this.ended.abort(new Error('The mount has ended'))
    await this.takeAway()
    this.services.channel.close()
  }

  private async recover() {
    if (this.recovering) return
    this.recovering = true
    const { window } = this.deps
    const again = async () => !(await this.attempt())
    await keepTrying(again, { signal: this.ended.signal, window, document: window.document })
    this.recovering = false
  }

  /** Resolves with what went wrong, if anything did. */
  private async attempt(): Promise<unknown> {
    const { signal } = this.ended
    const { remote, exposed } = this.target
    try {
      const lifecycles = await loadWithRetry(() => this.prepare(remote, exposed), { signal })
      if (signal.aborted || this.parcel) return null
      await this.show(lifecycles)
      return null
    } catch (error) {
      return error ?? new Error(`${remote} ${exposed} did not load`)
    }
  }

  /** Script and texts: both can fail, and are tried together. Running the script is a task by itself. */
  private async prepare(remote: string, exposed: string): Promise<Lifecycles> {
    const lifecycles = await this.deps.load(remote, exposed)
    await lifecycles.bootstrap(this.mountProps())
    await nextTask()
    return lifecycles
  }

  private async show(lifecycles: Lifecycles) {
    const { target } = this
    const config = { ...lifecycles, name: target.mountId, timeouts: patience }
    const handed = this.handOver()
    const parcel = mountRootParcel(config as never, handed as never)
    this.parcel = parcel
    try {
      await parcel.mountPromise
    } catch (error) {
      this.parcel = null
      letGo(handed)
      throw error
    }
    // It may have crashed, or been taken away, while it was drawn.
    if (this.parcel !== parcel) return
    this.rendered = undefined
    if (handed.services !== this.services || handed.props !== this.props) this.refresh()
    this.events.onShown?.()
    void replayEarlyInput(this.deps.window, target.element)
  }

  private mountProps(): MountProps {
    const { element, mountId } = this.target
    return {
      // The view of the server is taken over as it was drawn, though the visitor went on before the script had come.
      ...(this.rendered ? this.first : { services: this.services, props: this.props }),
      domElement: element,
      mountId,
      rendered: this.rendered,
      onListening: () => this.mark('begun'),
      onDrawn: this.onDrawn,
      onCrash: (error) => this.crash(error),
    }
  }

  private mark(state: TakenOver) {
    this.target.element.dataset.takenOver = state
  }

  private readonly onDrawn = () => {
    if (this.target.element.dataset.takenOver === 'shown') return
    this.mark('drawn')
    forgetAnsweredPress(this.deps.window)
  }

  private handOver(): MountProps {
    this.handed = this.mountProps()
    return this.handed
  }

  private crash(error: unknown) {
    this.fail('crashed', error)
    void this.takeAway()
  }

  /** single-spa drops an update that comes during another one, or before the mount: the newest is sent afterwards. */
  private refresh() {
    this.stale = true
    this.refreshing ??= this.sendNewest()
      .catch((error) => this.deps.logError(error))
      .finally(() => {
        this.refreshing = null
      })
  }

  private async sendNewest() {
    while (this.stale && this.parcel) {
      this.stale = false
      const { parcel } = this
      await parcel.mountPromise
      // Props handed to a mount that ends would be held for ever.
      if (this.parcel !== parcel) return
      if (parcel.getStatus() === 'MOUNTED') await parcel.update?.(this.handOver() as never)
    }
  }

  private async takeAway() {
    const { parcel, handed } = this
    this.parcel = null
    this.handed = null
    this.rendered = undefined
    this.stale = false
    if (!parcel) return
    // A parcel that is being mounted or updated cannot be taken away until it is done.
    await parcel.mountPromise.catch(() => {})
    await this.refreshing
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount().catch((error) => this.deps.logError(error))
    if (handed) letGo(handed)
  }
}

/** single-spa keeps root parcels for ever, and with each the props it was last given: emptied, they hold no element. */
function letGo(props: Partial<MountProps>) {
  for (const key of Object.keys(props) as (keyof MountProps)[]) delete props[key]
}
