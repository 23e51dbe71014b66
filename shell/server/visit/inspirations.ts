import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMenu, getThemes } from '@escapade/shared-contracts/api/cms'
import { type Locale, locales } from '@escapade/shared-contracts/rules/locale'
import type { Inspirations } from '../../src/chrome/chrome-input'

export type InspirationSource = {
  inspirationsFor(locale: Locale): Inspirations
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
}

type Deps = { api: ApiClient; clock: () => number; onError: (error: unknown) => void }
type Entry = { inspirations: Inspirations; staleAt: number; asking: boolean }

/** An editor's change shows within two minutes: one here, one in the gateway's cache. */
const freshMs = 60_000
const retryMs = 5_000
const none: Inspirations = { links: [], themeIcons: {} }

/** The header's menu by locale. A document never waits for it: it takes the last known and asks in the background. */
export function createInspirationSource({ api, clock, onError }: Deps): InspirationSource {
  const known = new Map<Locale, Entry>()
  const entryOf = (locale: Locale): Entry => {
    const entry = known.get(locale) ?? { inspirations: none, staleAt: 0, asking: false }
    known.set(locale, entry)
    return entry
  }

  const refresh = async (locale: Locale, entry: Entry) => {
    entry.asking = true
    try {
      entry.inspirations = await ask(api, locale)
      entry.staleAt = clock() + freshMs
    } catch (error) {
      onError(error)
      entry.staleAt = clock() + retryMs
    }
    entry.asking = false
  }

  return {
    async warm() {
      await Promise.all(locales.map((locale) => refresh(locale, entryOf(locale))))
    },
    inspirationsFor(locale) {
      const entry = entryOf(locale)
      if (!entry.asking && clock() >= entry.staleAt) void refresh(locale, entry)
      return entry.inspirations
    },
  }
}

async function ask(api: ApiClient, locale: Locale): Promise<Inspirations> {
  const query = { locale }
  const [links, themes] = await Promise.all([
    api.send(getMenu, { query, timeoutMs: 2000 }),
    api.send(getThemes, { query, timeoutMs: 2000 }),
  ])
  return { links, themeIcons: Object.fromEntries(themes.map(({ id, icon }) => [id, icon])) }
}
