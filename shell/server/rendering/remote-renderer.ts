import type { RenderRequest, RenderResult } from '@escapade/shared-contracts/mount/render-contract'
import { RefusedReleaseError, type TrialPart } from '../registry/judging/judge-trial'
import { createCircuitBreaker } from './circuit-breaker'
import { parseRenderResult } from './parse-render-result'
import { RenderError, toRenderError } from './render-error'
import { after, type RenderThread } from './render-thread'

export type RenderOptions = {
  deadlineMs: number
  /** Tries it although it failed a moment ago. */
  evenPaused?: boolean
}

/** Renders one release of one remote, in a thread of its own that is replaced when it hangs or dies. */
export type RemoteRenderer = {
  /** Rejects with a RenderError: at the latest after `deadlineMs`. */
  render(request: RenderRequest, options: RenderOptions): Promise<RenderResult>
  /** Resolves with how the requests came out, once the bundle is loaded; rejects when it cannot be loaded. */
  warm(requests: RenderRequest[]): Promise<TrialPart[]>
  /** Ends a thread that has nothing to do; the next request starts another. */
  rest(): Promise<void>
  isRunning(): boolean
  /** A thread runs, and nothing waits for it. */
  isIdle(): boolean
  stop(): Promise<void>
}

export type RendererOptions = {
  /** Starts a thread with the release's verified bundle. */
  startThread: () => Promise<RenderThread>
  clock: () => number
  onTrouble: (message: string) => void
}

const loadTimeoutMs = 10_000
/** Long enough for a cold render on a busy machine: ending a thread that only needs time would make the next one cold again. */
const responsiveWithinMs = 1000
/** For one render that no request waits for. */
const warmUpMs = 2000

export function createRemoteRenderer({ startThread, clock, onTrouble }: RendererOptions): RemoteRenderer {
  const breaker = createCircuitBreaker({
    failuresToOpen: 2,
    firstPauseMs: 1000,
    longestPauseMs: 30_000,
    clock,
  })
  let current: Promise<RenderThread> | null = null
  let stopped = false
  /** Requests that a thread works for. */
  let busy = 0
  const atWork = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    busy += 1
    try {
      return await work()
    } finally {
      busy -= 1
    }
  }
  /** Ends the thread; the next request starts another. */
  const end = async () => {
    const ending = current
    current = null
    const thread = await ending?.catch(() => null)
    await thread?.stop()
  }

  const open = async (): Promise<RenderThread> => {
    const thread = await startThread()
    const loaded = await Promise.race([thread.ready.then(() => true), after(loadTimeoutMs, false)])
    if (loaded && !stopped) return thread
    await thread.stop()
    throw new RenderError('late', 'The server bundle did not load in time')
  }

  const forget = (thread: Promise<RenderThread>) => {
    if (current === thread) current = null
  }

  /** The thread that runs, or a new one. One that could not start or has ended is forgotten. */
  const obtain = (): Promise<RenderThread> => {
    if (current) return current
    const opening = open().catch((error) => {
      forget(opening)
      throw toRenderError(error, 'broken')
    })
    current = opening
    opening
      .then(({ ended }) => ended)
      .then(
        () => forget(opening),
        () => {},
      )
    return opening
  }

  /** A thread that only waits may go on; one that blocks is ended, and the next one starts before it is needed. */
  const replaceIfHanging = async (pending: Promise<RenderThread>) => {
    const thread = await pending.catch(() => null)
    if (!thread || (await thread.isResponsive(responsiveWithinMs))) return
    onTrouble('Rendering hangs: its thread is ended')
    forget(pending)
    await thread.stop()
    if (!stopped) await obtain().catch(() => {})
  }

  const renderer: RemoteRenderer = {
    async render(request, { deadlineMs, evenPaused }) {
      if (!evenPaused && !breaker.mayTry())
        throw new RenderError('paused', 'Rendering failed repeatedly a moment ago')
      const pending = obtain()
      try {
        const result = await Promise.race([
          pending.then((thread) => thread.render(request)),
          after(deadlineMs, late),
        ])
        if (result === late) throw new RenderError('late', `No answer in ${Math.round(deadlineMs)} ms`)
        const parsed = parseRenderResult(result)
        breaker.succeeded()
        return parsed
      } catch (error) {
        const failure = toRenderError(error, 'threw')
        // A page that throws answers at once and says nothing of the next page: no reason to pause.
        if (failure.failure === 'late' || failure.failure === 'broken') breaker.failed()
        if (failure.failure === 'late') void replaceIfHanging(pending)
        throw failure
      }
    },
    async warm(requests) {
      const pending = obtain()
      const thread = await pending.catch(refuseBroken)
      const parts: TrialPart[] = []
      for (const request of requests) {
        const tried = await tryPart(thread, request)
        parts.push(tried)
        if (!tried.late) continue
        await replaceIfHanging(pending)
        return [...parts, ...requests.slice(parts.length).map(skipped)]
      }
      return parts
    },
    isIdle: () => current !== null && busy === 0,
    isRunning: () => current !== null,
    rest: end,
    async stop() {
      stopped = true
      await end()
    },
  }
  return {
    ...renderer,
    render: (...asked) => atWork(() => renderer.render(...asked)),
    warm: (requests) => atWork(() => renderer.warm(requests)),
  }
}

const late = Symbol('late')

/** Throws what a trial is told of a thread that did not start: an error without a cause came out of the bundle. */
function refuseBroken(error: RenderError): never {
  const isBundles = error.failure === 'broken' && error.cause === undefined
  throw isBundles ? new RefusedReleaseError(error.message, { cause: error }) : error
}

const nameOf = ({ fragment, location }: RenderRequest) => fragment ?? location.path

const tooLate = (request: RenderRequest): TrialPart => ({
  part: nameOf(request),
  problem: `no answer in ${warmUpMs} ms`,
  late: true,
})
const skipped = (request: RenderRequest): TrialPart => ({ ...tooLate(request), problem: 'not tried' })

async function tryPart(thread: RenderThread, request: RenderRequest): Promise<TrialPart> {
  const drawn = thread.render(request).then((result): TrialPart => {
    parseRenderResult(result)
    return { part: nameOf(request), problem: null }
  })
  const settled = drawn.catch((error) => ({
    part: nameOf(request),
    problem: toRenderError(error, 'threw').message,
  }))
  return (await Promise.race([settled, after(warmUpMs, null)])) ?? tooLate(request)
}
