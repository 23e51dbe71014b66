/** Longer waits mean that a transaction waits for itself: a query in it was not made through `trx`. */
const longestWaitMs = 30_000

/** Queue for the one connection of the embedded database. */
export type Turns = {
  isTaken(): boolean
  waiting(): number
  /** Resolves when it is one's turn, with the way to end it. */
  take(): Promise<() => void>
}

/**
 * Turns in the order in which they were asked for.
 * Limit: a long import beside the shop holds visitors up, as one connection must (decision 061).
 */
export function createTurns(): Turns {
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  let isTaken = false
  return {
    isTaken: () => isTaken,
    waiting: () => waiting,
    async take() {
      const before = queue
      let pass = () => {}
      queue = new Promise((resolve) => {
        pass = resolve
      })
      waiting += 1
      try {
        await inTime(before)
      } catch (error) {
        before.then(pass)
        throw error
      } finally {
        waiting -= 1
      }
      isTaken = true
      return () => {
        isTaken = false
        pass()
      }
    },
  }
}

async function inTime(turn: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('No turn at the embedded database: does a transaction query outside of it?')),
      longestWaitMs,
    )
  })
  await Promise.race([turn, tooLong]).finally(() => clearTimeout(timer))
}
