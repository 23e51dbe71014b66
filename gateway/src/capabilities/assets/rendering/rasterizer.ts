import { fileURLToPath } from 'node:url'
import type { Original } from '../asset-source'
import type { ImageFormat } from '../sizes'
import { startWorkerProcess, type WorkerProcess } from '../worker-process'
import type { Crop } from './crop-around'

export type RasterRequest = Original & {
  /** Without one the original has the wanted size already. */
  crop?: Crop | undefined
  format: ImageFormat
  options: object
}
export type Rasterizer = {
  rasterize(request: RasterRequest): Promise<Buffer>
  close(): void
}

const script = fileURLToPath(new URL('./raster-process.mjs', import.meta.url))

/**
 * Compressing pictures takes hundreds of megabytes that a process keeps, and every core it can get. So it happens in
 * a process apart, of low priority, that starts with the first picture and stops after `idleMs` without one.
 */
export function createRasterizer({ idleMs = 30_000 }: { idleMs?: number } = {}): Rasterizer {
  let current: WorkerProcess<RasterRequest, Uint8Array> | undefined
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    const started = startWorkerProcess<RasterRequest, Uint8Array>(script, () => {
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
    async rasterize(request) {
      current ??= start()
      const bytes = await current.ask(request).finally(stopWhenIdle)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: stop,
  }
}
