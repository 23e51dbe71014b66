export type CircuitBreaker = {
  /** False while it makes no sense to try. After the pause one caller gets true, the others wait for its outcome. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
}

type Options = {
  /** Failures in a row that open it. */
  failuresToOpen: number
  firstPauseMs: number
  longestPauseMs: number
  clock: () => number
}

/** Spares a page the waiting for something that has just failed several times: pauses double up to the longest. */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  const { failuresToOpen, firstPauseMs, longestPauseMs, clock } = options
  let failures = 0
  let pauseMs = firstPauseMs
  let closedUntilRetry = 0

  return {
    mayTry() {
      if (failures < failuresToOpen) return true
      if (clock() < closedUntilRetry) return false
      closedUntilRetry = clock() + pauseMs
      return true
    },
    succeeded() {
      failures = 0
      pauseMs = firstPauseMs
    },
    failed() {
      failures += 1
      if (failures < failuresToOpen) return
      closedUntilRetry = clock() + pauseMs
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    },
  }
}
