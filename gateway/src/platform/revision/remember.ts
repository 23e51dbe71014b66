import type { CreateCache } from './create-cache'

type Remembered<Question, Answer> = {
  createCache: CreateCache
  /** Answers at most, each for so many ms. */
  max: number
  ttl: number
  keyOf: (question: Question) => string
  ask: (question: Question) => Promise<Answer>
}

/** Asks once for what many ask for at a time; an answer that failed is asked for again. */
export function remember<Question, Answer>({
  createCache,
  max,
  ttl,
  keyOf,
  ask,
}: Remembered<Question, Answer>): (question: Question) => Promise<Answer> {
  const currentCache = createCache<Promise<Answer>>({ max, ttl })
  return async (question) => {
    const known = await currentCache()
    const key = keyOf(question)
    const last = known.get(key)
    if (last) return last
    const asked = ask(question)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}
