/** Runs a few tasks at a time, in order of arrival, and refuses when too many wait. */
export type WorkQueue = { run<T>(task: () => Promise<T>): Promise<T> }

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export function createWorkQueue({ concurrency, limit }: { concurrency: number; limit: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> | undefined => {
    if (running < concurrency) {
      running += 1
      return undefined
    }
    if (waiting.length >= limit) throw new QueueFullError(`${limit} tasks are waiting already`)
    return new Promise((resolve) => waiting.push(resolve))
  }
  // A finished task hands its place to the next one, so that no other task can slip in between.
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async run(task) {
      await turn()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
