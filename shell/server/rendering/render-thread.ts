import { Worker } from 'node:worker_threads'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import { RenderError } from './render-error'
import type { FromRenderThread, RenderThreadData, ToRenderThread } from './render-messages'

/** A worker thread with one release's server bundle in it. */
export type RenderThread = {
  /** Resolves when the bundle is loaded; rejects when it cannot be. */
  ready: Promise<void>
  /** Rejects with a RenderError when the bundle throws or the thread ends. Has no time limit of its own. */
  render(request: RenderRequest): Promise<unknown>
  /** False when the thread does not react: it is busy with something that does not end. */
  isResponsive(withinMs: number): Promise<boolean>
  stop(): Promise<void>
  /** Settles once the thread is gone, for whatever reason. */
  ended: Promise<void>
}

export type RenderThreadOptions = RenderThreadData & {
  threadFile: string
  memoryMb: number
  onTrouble: (message: string) => void
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

export function startRenderThread(options: RenderThreadOptions): RenderThread {
  const worker = createWorker(options)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let hasEnded: RenderError | null = null

  const ask = (message: Pick<ToRenderThread, 'type'> & { request?: RenderRequest }) => {
    if (hasEnded) return Promise.reject(hasEnded)
    const id = ++lastId
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...message, id })
    }).finally(() => waiting.delete(id))
  }

  const ready = deferred<void>()
  const ended = deferred<void>()
  const receive = (message: FromRenderThread) => {
    if (message.type === 'ready') return ready.resolve()
    if (message.type === 'trouble') return options.onTrouble(message.message)
    const asker = waiting.get(message.id)
    if (message.type === 'failed') asker?.reject(new RenderError('threw', message.message))
    else asker?.resolve(message.type === 'rendered' ? message.result : true)
  }
  const end = ({ message }: Error) => {
    const error = new RenderError('broken', message)
    hasEnded = error
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    ended.resolve()
  }

  worker.on('message', receive)
  worker.on('messageerror', (error) => options.onTrouble(error.message))
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The render thread ended')))
  ready.promise.catch(() => {})

  return {
    ready: ready.promise,
    ended: ended.promise,
    render: (request) => ask({ type: 'render', request }),
    isResponsive: (withinMs) =>
      Promise.race([ask({ type: 'ping' }).then(Boolean, () => false), after(withinMs, false)]),
    stop: async () => void (await worker.terminate()),
  }
}

/** Limit: one remote renders on one core of a shell process; more processes carry more load (decision 005). */
function createWorker({
  threadFile,
  memoryMb,
  code,
  filename,
  address,
  requireFrom,
  onTrouble,
}: RenderThreadOptions) {
  const worker = new Worker(threadFile, {
    workerData: { code, filename, address, requireFrom } satisfies RenderThreadData,
    // A bundle sees no secret of the shell.
    env: { NODE_ENV: 'production', TZ: process.env.TZ },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.on('data', (chunk) => onTrouble(String(chunk).trim()))
  return worker
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

export const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref())
