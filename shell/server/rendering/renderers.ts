import type { ReleaseFiles } from '../registry/release-files'
import { type LiveRelease, releaseKey } from '../registry/release-set'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer'
import { RenderError } from './render-error'
import { startRenderThread } from './render-thread'

/** The renderers of all releases in use. */
export type Renderers = {
  of(release: LiveRelease): RemoteRenderer
  /** Ends the threads of releases that no session works with any more. */
  retain(releases: Iterable<LiveRelease>): Promise<void>
  stop(): Promise<void>
}

export type RenderersOptions = {
  files: ReleaseFiles
  threadFile: string
  requireFrom: string
  memoryMb: number
  clock: () => number
  onTrouble: (release: LiveRelease, message: string) => void
  /**
   * Threads that stay: those of the releases that were asked for last. The others start when a page of theirs is asked
   * for, whose first visitor may see it drawn by the browser.
   */
  maxThreads: number
}

export function createRenderers(options: RenderersOptions): Renderers {
  /** The one that was asked for last stands last. */
  const renderers = new Map<string, RemoteRenderer>()
  const { maxThreads } = options

  /** Called after each use: what is asked for now is not at rest. */
  const restOthers = () => {
    const running = [...renderers.values()].filter((one) => one.isRunning())
    const idle = running.filter((one) => one.isIdle())
    for (const one of idle.slice(0, Math.max(0, running.length - maxThreads))) void one.rest()
  }
  const withRest = ({ render, warm, ...renderer }: RemoteRenderer): RemoteRenderer => ({
    ...renderer,
    render: (...asked) => render(...asked).finally(restOthers),
    warm: (requests) => warm(requests).finally(restOthers),
  })

  const create = (live: LiveRelease): RemoteRenderer => {
    const onTrouble = (message: string) => options.onTrouble(live, message)
    return withRest(
      createRemoteRenderer({
        startThread: () => startThread(live, options),
        clock: options.clock,
        onTrouble,
      }),
    )
  }

  const end = async (keys: string[]) => {
    const ending = keys.map((key) => renderers.get(key)?.stop())
    for (const key of keys) renderers.delete(key)
    await Promise.all(ending)
  }

  return {
    of(live) {
      const key = releaseKey(live)
      const renderer = renderers.get(key) ?? create(live)
      renderers.delete(key)
      renderers.set(key, renderer)
      return renderer
    },
    async retain(releases) {
      const wanted = new Set([...releases].map(releaseKey))
      await end([...renderers.keys()].filter((key) => !wanted.has(key)))
    },
    stop: () => end([...renderers.keys()]),
  }
}

/** The bundle is fetched once per thread, and never run unless it is the one that the registry names. */
async function startThread(live: LiveRelease, options: RenderersOptions) {
  const { server, name, release } = live
  if (!server) throw new RenderError('broken', 'The release has no server bundle')
  const code = await options.files.read(server.url, server.integrity)
  return startRenderThread({
    code: code.toString('utf8'),
    filename: `${name}/${release.version}/server.cjs`,
    address: live.base,
    requireFrom: options.requireFrom,
    threadFile: options.threadFile,
    memoryMb: options.memoryMb,
    onTrouble: (message) => options.onTrouble(live, message),
  })
}
