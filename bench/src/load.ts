import { percentile } from './percentiles'

export type Times = { p50: number; p99: number; perSecond: number }

/** Clients that each take the next piece of work as soon as their last one is done; times in milliseconds. */
export async function measure<T>({
  clients,
  work,
  pieces,
}: {
  clients: number
  work: (piece: T) => Promise<unknown>
  pieces: T[]
}): Promise<Times> {
  const waiting = [...pieces]
  const values: number[] = []
  const client = async () => {
    for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
      const startedAt = performance.now()
      await work(piece)
      values.push(performance.now() - startedAt)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    p50: percentile(values, 0.5),
    p99: percentile(values, 0.99),
    perSecond: values.length / seconds,
  }
}

/** Measures after some pieces of warm-up that do not count. */
export async function measureWarm<T>({
  warmUps,
  pieces,
  ...rest
}: Parameters<typeof measure<T>>[0] & { warmUps: number }): Promise<Times> {
  await measure({ ...rest, pieces: pieces.slice(0, warmUps) })
  return measure({ ...rest, pieces: pieces.slice(warmUps) })
}
