import type { FastifyBaseLogger } from 'fastify'

type Stopping = {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** One after the other; what fails does not keep the next from its turn. */
  steps: (() => Promise<unknown>)[]
  /** Time after which a call that has not ended is cut off (ms), and mended at the next start. */
  graceMs?: number
  exit?: (code: number) => void
}

/** Ends the process in order, once, however often it is asked. */
export function createStop({ log, steps, graceMs = 30_000, exit = process.exit }: Stopping) {
  let stopping: Promise<void> | null = null
  const stop = async () => {
    const timer = setTimeout(() => {
      log.error('Stopped with work under way')
      exit(1)
    }, graceMs)
    timer.unref()
    let code = 0
    for (const step of steps) {
      await step().catch((error: unknown) => {
        code = 1
        log.error({ err: error }, 'Did not stop cleanly')
      })
    }
    clearTimeout(timer)
    log.info('Stopped')
    exit(code)
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}

export function stopOnSignals(stopping: Stopping) {
  const stop = createStop(stopping)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
