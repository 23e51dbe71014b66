import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'

/** Answers of the gateway, by locale. */
export type KnownByLocale<T> = {
  /** Answers at once, and asks in the background when what is known is old. */
  of(locale: Locale): T
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
  /** Asks again for the locales that somebody wanted to know. */
  renew(): Promise<void>
}

type Options<T> = {
  ask: (locale: Locale) => Promise<T>
  atFirst: T
  freshMs: number
  clock: () => number
  onError: (error: unknown) => void
}

type Entry<T> = { value: T; staleAt: number; asking: number; asked: number }

/** A failed question is repeated after this time, or sooner where an answer is not fresh for as long. */
const retryMs = 5000

/** A document never waits for any of it: it takes what is known last. */
export function createKnownByLocale<T>({
  ask,
  atFirst,
  freshMs,
  clock,
  onError,
}: Options<T>): KnownByLocale<T> {
  const known = new Map<Locale, Entry<T>>()
  const entryOf = (locale: Locale): Entry<T> => {
    const entry = known.get(locale) ?? { value: atFirst, staleAt: 0, asking: 0, asked: 0 }
    known.set(locale, entry)
    return entry
  }

  const refresh = async (locale: Locale) => {
    const entry = entryOf(locale)
    entry.asking += 1
    entry.asked += 1
    const turn = entry.asked
    let lastsMs = freshMs
    try {
      const value = await ask(locale)
      // An answer that was asked for earlier and comes later is the older one.
      if (turn === entry.asked) entry.value = value
    } catch (error) {
      onError(error)
      lastsMs = Math.min(freshMs, retryMs)
    }
    entry.staleAt = clock() + lastsMs
    entry.asking -= 1
  }
  const refreshAll = async (which: Iterable<Locale>) => void (await Promise.all([...which].map(refresh)))

  return {
    of(locale) {
      const entry = entryOf(locale)
      if (entry.asking === 0 && clock() >= entry.staleAt) void refresh(locale)
      return entry.value
    },
    warm: () => refreshAll(locales),
    renew: () => refreshAll(known.keys()),
  }
}
