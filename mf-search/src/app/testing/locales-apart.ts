import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  bcp47,
  languageOf,
  locales,
  type MarketLocale,
} from '@escapade/shared-contracts/rules/visitor/locale'

const catalogues = [
  path.join(__dirname, '../../locales'),
  path.join(__dirname, '../../../../shared-ui/src/locales'),
]

const isFirstOfLanguage = (locale: MarketLocale) =>
  locales.find((other) => languageOf(other) === languageOf(locale)) === locale

/** A later locale of a language has a file with what it says otherwise, or with nothing. */
const saysOtherwise = (locale: MarketLocale) =>
  catalogues.some(
    (folder) => readFileSync(path.join(folder, `${bcp47(locale)}.json`), 'utf8').trim() !== '{}',
  )

/** Locales that the search shows in words of their own: one that says what another says is looked at with that. */
export const localesApart = locales.filter((locale) => isFirstOfLanguage(locale) || saysOtherwise(locale))
