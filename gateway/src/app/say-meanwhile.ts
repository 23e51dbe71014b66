/** Time after which a silence looks like a standstill. */
const silentMs = 10_000

type Say = (line: string) => void

/** Does some work of a start, and says every ten seconds that it is still at it. */
export async function sayMeanwhile<T>(say: Say, what: string, work: () => Promise<T>): Promise<T> {
  let seconds = 0
  const timer = setInterval(() => {
    seconds += silentMs / 1000
    say(`${what}: ${seconds} s so far`)
  }, silentMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
