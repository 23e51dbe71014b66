import { languageOf, languages, locales } from '@escapade/shared-contracts/rules/visitor/locale'

/**
 * The first locale of each language, whose catalogue is whole: those of a second market of a language differ from it in
 * few sentences and in no name of a control.
 */
export const writtenLocales = languages.flatMap((language) =>
  locales.filter((locale) => languageOf(locale) === language).slice(0, 1),
)
