import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMenu, getThemes } from '@escapade/shared-contracts/api/content/cms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Inspirations } from '../../src/chrome/chrome-input'
import { createKnownByLocale } from './known-by-locale'

export type InspirationSource = {
  inspirationsFor(locale: Locale): Inspirations
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
  /** Somebody has changed something. */
  renew(): Promise<void>
}

type Deps = { api: ApiClient; clock: () => number; onError: (error: unknown) => void }

/**
 * The number of hotels that a link finds changes with what is sold. Changes of editors are followed at once
 * (revision.ts).
 */
const freshMs = 60_000
const atFirst: Inspirations = { links: [], themeIcons: {} }

/** The header's menu by locale. */
export function createInspirationSource({ api, clock, onError }: Deps): InspirationSource {
  const menus = createKnownByLocale({ ask: (locale) => ask(api, locale), atFirst, freshMs, clock, onError })
  return { inspirationsFor: menus.of, warm: menus.warm, renew: menus.renew }
}

/** No page waits for it, and the gateway counts what is behind hundreds of links. */
const timeoutMs = 8000

async function ask(api: ApiClient, locale: Locale): Promise<Inspirations> {
  const query = { locale }
  const [links, themes] = await Promise.all([
    api.send(getMenu, { query, timeoutMs }),
    api.send(getThemes, { query, timeoutMs }),
  ])
  return { links, themeIcons: Object.fromEntries(themes.map(({ id, icon }) => [id, icon])) }
}
