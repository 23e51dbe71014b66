import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Original } from '../asset-source'
import type { ImageFormat } from '../sizes'
import type { Crop } from './crop-around'

type RasterRequest = Original & {
  /** Without one the original has the wanted size already. */
  crop?: Crop | undefined
  format: ImageFormat
  options: object
}
export type Rasterizer = {
  rasterize(request: RasterRequest): Promise<Buffer>
  close(): void
}

type Answer = { id: number; bytes?: Uint8Array; error?: string }
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }

const script = fileURLToPath(new URL('./raster-process.mjs', import.meta.url))
/** glibc gives every thread a heap and seldom shrinks one: two are plenty and halve the memory. */
const env = { ...process.env, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

function startProcess(onGone: () => void) {
  const child: ChildProcess = fork(script, { env, execArgv: [], serialization: 'advanced' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const gone = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The picture process has stopped'))
    waiting.clear()
    onGone()
  }
  child.on('exit', gone)
  child.on('error', gone)
  child.on('message', ({ id, bytes, error }: Answer) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (bytes) caller?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    else caller?.reject(new Error(error))
  })
  return {
    ask: (request: RasterRequest): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        waiting.set(++lastId, { resolve, reject })
        child.send({ id: lastId, ...request }, (error) => error && gone())
      }),
    isIdle: () => waiting.size === 0,
    stop: () => child.kill(),
  }
}

/**
 * Compressing pictures takes hundreds of megabytes that a process keeps, and every core it can get. So it happens in
 * a process apart, of low priority, that starts with the first picture and stops after `idleMs` without one.
 */
export function createRasterizer({ idleMs = 30_000 }: { idleMs?: number } = {}): Rasterizer {
  let current: ReturnType<typeof startProcess> | undefined
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    const started = startProcess(() => {
      if (current === started) current = undefined
    })
    return started
  }
  const stop = (): void => {
    clearTimeout(timer)
    current?.stop()
    current = undefined
  }
  const stopWhenIdle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => current?.isIdle() && stop(), idleMs)
    timer.unref()
  }
  return {
    rasterize(request) {
      current ??= start()
      return current.ask(request).finally(stopWhenIdle)
    },
    close: stop,
  }
}
