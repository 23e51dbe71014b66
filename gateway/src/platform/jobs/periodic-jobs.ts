import type { FastifyBaseLogger } from 'fastify'

/** Work that is due again and again. It must be safe on several gateways at once, and to be cut off at any point. */
export type PeriodicJob = {
  name: string
  everyMs: number
  run: () => Promise<void>
}

export type JobRunner = {
  add(job: PeriodicJob): void
  /** Runs every job once, and again at its interval. */
  start(): void
  /** Runs a job soon, without waiting for its turn. */
  wake(name: string): void
  /** Runs every job once, in the order they were added. */
  runAll(): Promise<void>
  /** Ends when nothing runs any more. */
  stop(): Promise<void>
  /** Milliseconds by which each job has not ended when it was due. */
  overdue(now: number): { job: string; ms: number }[]
}

type Slot = {
  job: PeriodicJob
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | null
  again: boolean
  /** Milliseconds of the clock at which it last ran to its end, or was added. */
  doneAt: number
}

/** Runs jobs in this process. A job never overlaps itself; one that fails is logged and tried at its next turn. */
export function createJobRunner(log: Pick<FastifyBaseLogger, 'error'>): JobRunner {
  const slots: Slot[] = []
  let isStarted = false

  const runOnce = async (slot: Slot) => {
    try {
      await slot.job.run()
      slot.doneAt = Date.now()
    } catch (error) {
      log.error({ err: error, job: slot.job.name }, 'A job failed')
    }
  }

  const turn = (slot: Slot): void => {
    clearTimeout(slot.timer)
    if (slot.running) {
      slot.again = true
      return
    }
    slot.running = runOnce(slot).then(() => {
      slot.running = null
      if (!isStarted) return
      const wasWoken = slot.again
      slot.again = false
      slot.timer = setTimeout(() => turn(slot), wasWoken ? 0 : slot.job.everyMs)
      slot.timer.unref()
    })
  }

  return {
    add: (job) => void slots.push({ job, timer: undefined, running: null, again: false, doneAt: Date.now() }),
    start() {
      isStarted = true
      for (const slot of slots) turn(slot)
    },
    wake(name) {
      const slot = slots.find(({ job }) => job.name === name)
      if (isStarted && slot) turn(slot)
    },
    overdue: (now) =>
      slots.map(({ job, doneAt }) => ({ job: job.name, ms: Math.max(0, now - doneAt - job.everyMs) })),
    async runAll() {
      for (const slot of slots) await runOnce(slot)
    },
    async stop() {
      isStarted = false
      for (const { timer } of slots) clearTimeout(timer)
      await Promise.all(slots.map(({ running }) => running))
    },
  }
}
