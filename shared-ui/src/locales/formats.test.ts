import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatMoment } from '@escapade/shared-contracts/rules/dates/format-moment'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatDeadline } from '@escapade/shared-contracts/rules/stays/format-deadline'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import {
  bcp47,
  type Language,
  languageOf,
  locales,
  type MarketLocale,
} from '@escapade/shared-contracts/rules/visitor/locale'

const page = readFileSync(path.join(__dirname, '../../../docs/words.md'), 'utf8')
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
/** Rows of the table "Formats", by market. */
const table =
  (page.split('## Formats')[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|')) ?? []
const [, ...markets] = cells(table[0] ?? '')

const catalogueOf = (language: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `${language}.json`), 'utf8'))
const off = (language: Language) => String(catalogueOf(language).price.off).replace('{{percent}}', '23')

const written: Record<string, (locale: MarketLocale) => string> = {
  price: (locale) => formatCents({ cents: 129_900, locale }),
  'price with cents': (locale) => formatCents({ cents: 129_990, locale }),
  number: (locale) => formatNumber({ value: 12_345, language: bcp47(locale), decimals: 0 }),
  'less by percent': (locale) => off(languageOf(locale)),
  hour: (locale) => formatClock({ text: '14:00', language: bcp47(locale) }),
  'hour and minutes': (locale) => formatClock({ text: '09:30', language: bcp47(locale) }),
  hours: (locale) => formatClock({ text: '09:00–17:30', language: bcp47(locale) }),
  day: (locale) => formatDay({ day: '2027-02-01', language: bcp47(locale), style: 'whole' }),
  moment: (locale) => formatMoment({ instant: '2027-03-01T13:00:00Z', language: bcp47(locale) }),
  deadline: (locale) => formatDeadline({ deadline: '2027-03-17T18:00:00', language: bcp47(locale) }),
  list: (locale) => new Intl.ListFormat(bcp47(locale)).format(['A', 'B', 'C']),
}

it('the page has every market and every format', () => {
  expect(markets).toEqual(locales)
  expect(table.slice(2).map((row) => cells(row)[0])).toEqual(Object.keys(written))
})

it.each(
  table.slice(2).flatMap((row) => {
    const [name = '', ...texts] = cells(row)
    return markets.map((market, at) => [name, market, texts[at] ?? ''] as const)
  }),
)('%s in %s is written %s', (name, market, text) => {
  const spaced = (written[name]?.(market as MarketLocale) ?? '').replace(/[\u00a0\u202f]/g, ' ')
  expect(spaced).toBe(text)
})

it('nothing breaks between a number and what it counts', () => {
  for (const locale of locales)
    for (const name of ['price', 'price with cents', 'number', 'less by percent', 'hour'])
      expect(written[name]?.(locale)).not.toMatch(/\d /)
})
