import { refundPercents } from '@escapade/shared-contracts/rules/stays/refund-share'
import {
  refundLine,
  refundWords,
  type SayOfRefunds,
} from '@escapade/shared-contracts/rules/stays/refund-words'
import { bcp47, locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import fc from 'fast-check'
import { createInstance } from 'i18next'
import en from '../locales/en.json'
import es from '../locales/es.json'
import fr from '../locales/fr.json'
import it_ from '../locales/it.json'
import nl from '../locales/nl.json'

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    Object.entries({ en, es, fr, it: it_, nl }).map(([tag, texts]) => [tag, { ui: texts }]),
  ),
})

const spokenIn = (locale: MarketLocale) => {
  const t = i18n.getFixedT(locale.slice(0, 2), 'ui')
  const say: SayOfRefunds = (key, values) => t(`cancellation.${key}`, values)
  return { say, language: bcp47(locale), t }
}

const terms = fc.record({
  type: fc.constantFrom('FLEXIBLE' as const, 'PARTIAL' as const, 'NCNR' as const),
  cancellable: fc.boolean(),
  cancellationDeadline: fc.constantFrom(null, '2027-01-01T18:00:00', '2027-05-11T06:30:00'),
  daysBefore: fc.constantFrom(null, 0, 1, 3, 30),
})

it('[PR-045] [PR-046] calls a cancellation free in six locales only where every cent comes back', () => {
  fc.assert(
    fc.property(
      fc.record({
        policy: terms,
        locale: fc.constantFrom(...locales),
        premiumCents: fc.constantFrom(0, 696),
        now: fc.constantFrom(undefined, '2027-03-01T10:00:00'),
      }),
      ({ policy, locale, premiumCents, now }) => {
        const { t, ...spoken } = spokenIn(locale)
        const free = t('cancellation.title.free')
        const isAhead = !now || (policy.cancellationDeadline ?? '') > now
        const comesBack =
          policy.cancellable && policy.cancellationDeadline && isAhead ? refundPercents[policy.type] : 0
        const words = refundWords({ hasDates: true, policy, locale, premiumCents, now }, spoken)
        const line = refundLine({ hasDates: true, policy }, spoken).text
        expect(words.percent).toBe(comesBack)
        expect(words.title === free).toBe(comesBack === 100 && premiumCents === 0)
        expect(words.text.includes('6,96')).toBe(comesBack > 0 && premiumCents > 0)
        if (!now) expect(line.startsWith(free)).toBe(comesBack === 100)
        const general = refundLine({ hasDates: false, policy }, spoken).text
        expect(general.startsWith(free)).toBe(policy.type === 'FLEXIBLE' && policy.daysBefore !== null)
        const varying = refundLine({ hasDates: false, policy: { ...policy, variesByDates: true } }, spoken)
        const isAsked = varying.text === t('cancellation.addDates')
        expect([isAsked, varying.text.startsWith(free)]).toEqual([
          policy.type !== 'NCNR' && policy.daysBefore !== null,
          false,
        ])
        for (const text of [words.title, words.text, line, general]) {
          expect(text).not.toBe('')
          expect(text).not.toMatch(/\{\{|cancellation\./)
        }
      },
    ),
  )
})
