import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getFlagRules } from '@escapade/shared-contracts/api/content'
import type { FlagRules, Flags, FlagsOfVisitor } from '@escapade/shared-contracts/api/content-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { visitorFlags } from '@escapade/shared-contracts/rules/visitor-flags'

/** What the shop does when the gateway has not said otherwise yet (D3). */
export const defaultFlags: Flags = {
  physicalVoucher: true,
  popularDates: true,
  boxes: true,
  messenger: true,
  activityOnly: true,
  insurance: true,
}

export type FlagSource = { flagsFor(locale: Locale, visitorId: string | null): FlagsOfVisitor }

type Deps = {
  api: ApiClient
  /** Milliseconds that an answer of the gateway counts as fresh. */
  freshMs?: number
  clock: () => number
  onError: (error: unknown) => void
}

type Entry = { rules: FlagRules; at: number; asking: boolean }

const atFirst: FlagRules = { flags: defaultFlags, shares: [] }

/**
 * Flags by locale and visitor. A document never waits for them: it takes the last known rules of the locale, which
 * are asked for in the background, and finds the visitor's flags here.
 */
export function createFlagSource({ api, freshMs = 5000, clock, onError }: Deps): FlagSource {
  const known = new Map<Locale, Entry>()

  const refresh = async (locale: Locale, entry: Entry) => {
    entry.asking = true
    try {
      const { flags, shares } = await api.send(getFlagRules, { query: { locale }, timeoutMs: 2000 })
      entry.rules = { flags: { ...defaultFlags, ...flags }, shares }
    } catch (error) {
      onError(error)
    }
    entry.at = clock()
    entry.asking = false
  }

  return {
    flagsFor(locale, visitorId) {
      const entry = known.get(locale) ?? { rules: atFirst, at: Number.NEGATIVE_INFINITY, asking: false }
      known.set(locale, entry)
      if (!entry.asking && clock() - entry.at > freshMs) void refresh(locale, entry)
      return visitorFlags(entry.rules, visitorId)
    },
  }
}

const override = /^([A-Za-z][A-Za-z0-9]{0,39}):([A-Za-z0-9_-]{1,40})$/
const words: Record<string, boolean> = { on: true, true: true, off: false, false: false }

/** `crash:on,searchDates:datesForced` → flags. What is not spelled like that is left out. */
export function parseFlagOverrides(text: string | undefined): Flags {
  const pairs = (text ?? '')
    .slice(0, 1000)
    .split(',')
    .map((pair) => override.exec(pair.trim()))
  const named = pairs.flatMap((match) => {
    const [, name = '', value = ''] = match ?? []
    return name ? [[name, words[value] ?? value] as const] : []
  })
  return Object.fromEntries(named)
}
