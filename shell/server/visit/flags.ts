import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getFlagRules } from '@escapade/shared-contracts/api/content/content'
import type { FlagRules, Flags, FlagsOfVisitor } from '@escapade/shared-contracts/api/content/content-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { visitorFlags } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import { createKnownByLocale } from './known-by-locale'

/** Flags of the shop until the gateway has said otherwise (D3). */
export const defaultFlags: Flags = {
  physicalVoucher: true,
  popularDates: true,
  boxes: true,
  messenger: true,
  activityOnly: true,
  insurance: true,
}

export type FlagSource = {
  flagsFor(locale: Locale, visitorId: string | null): FlagsOfVisitor
  /** Asks for all locales; ends when they have answered or failed. */
  warm(): Promise<void>
  /** Somebody has changed something. */
  renew(): Promise<void>
}

type Deps = { api: ApiClient; clock: () => number; onError: (error: unknown) => void }

const freshMs = 5000
const atFirst: FlagRules = { flags: defaultFlags, shares: [] }

/** Flags by locale and visitor: the visitor's are found here, by the rules of the locale. */
export function createFlagSource({ api, clock, onError }: Deps): FlagSource {
  const ask = async (locale: Locale): Promise<FlagRules> => {
    const { flags, shares } = await api.send(getFlagRules, { query: { locale }, timeoutMs: 2000 })
    return { flags: { ...defaultFlags, ...flags }, shares }
  }
  const rules = createKnownByLocale({ ask, atFirst, freshMs, clock, onError })
  return {
    flagsFor: (locale, visitorId) => visitorFlags(rules.of(locale), visitorId),
    warm: rules.warm,
    renew: rules.renew,
  }
}

const override = /^([A-Za-z][A-Za-z0-9]{0,39}):([A-Za-z0-9_-]{1,40})$/
const words: Record<string, boolean> = { on: true, true: true, off: false, false: false }

/** `crash:on,searchDates:datesForced` → flags. Pairs spelled otherwise are left out. */
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
