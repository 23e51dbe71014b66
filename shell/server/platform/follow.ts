export type Follower = { follow(everyMs: number): void; stop(): void }

/** Does work again and again, each turn some time after the last one has ended. The work must not reject. */
export function createFollower(work: () => Promise<void>): Follower {
  let timer: NodeJS.Timeout | undefined
  const next = (everyMs: number) => {
    timer = setTimeout(() => void work().finally(() => next(everyMs)), everyMs)
    timer.unref()
  }
  return { follow: next, stop: () => clearTimeout(timer) }
}
