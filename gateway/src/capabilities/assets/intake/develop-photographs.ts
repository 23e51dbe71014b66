import { fileURLToPath } from 'node:url'
import type { Size } from '../sizes'
import { startWorkerProcess, type WorkerProcess } from '../worker-process'

export type Refusal = 'too-many-bytes' | 'too-many-pixels' | 'format-unknown' | 'broken' | 'unreadable'
/**
 * Part of a photograph that is kept: the picture alone, upright, without anything that its camera wrote beside it.
 */
export type Developed = Size & { master: Uint8Array; placeholder: string | null }

export type Request = { file: string; maxPixels: number }
export type Answer = Developed | { refusal: Refusal }
export type Developer = { develop(request: Request): Promise<Answer>; close(): void }

const script = fileURLToPath(new URL('./develop-process.mjs', import.meta.url))
/** Decoders leave holes in a process's memory, which grows by some megabytes a photograph. */
const photographsPerProcess = 6

/**
 * Encodes files anew as the JPEGs that all sizes are made from: turned as the camera says, in the colours of screens,
 * at most 4,000 pixels wide or high, without EXIF, location or profiles. In a process apart that is replaced now and
 * then, so that a thousand photographs take no more memory than six.
 */
export function createDeveloper(): Developer {
  let current: WorkerProcess<Request, Answer> | undefined
  let done = 0
  const close = (): void => {
    current?.stop()
    current = undefined
  }
  return {
    develop(request) {
      if (done++ % photographsPerProcess === 0) close()
      current ??= startWorkerProcess<Request, Answer>(script)
      return current.ask(request)
    },
    close,
  }
}
