import { type Language, languages } from '@escapade/shared-contracts/rules/visitor/locale'

/** Languages of the catalogue's content. English is there for agents and as the last resort. */
export const contentLanguages: readonly Language[] = [...languages, 'en']
export type ContentLanguage = Language

/** A text in every language of the catalogue. */
export type Texts = Record<ContentLanguage, string>
/** Several lines in every language. */
export type TextLists = Record<ContentLanguage, string[]>

/** Writes something in each language of the content. */
export const inEach = <T>(write: (language: ContentLanguage) => T) =>
  Object.fromEntries(contentLanguages.map((language) => [language, write(language)])) as Record<
    ContentLanguage,
    T
  >

/** Lines of texts as one list per language. */
export const textLists = (lines: readonly Texts[]): TextLists =>
  inEach((language) => lines.map((line) => line[language]))

/** A name that is the same everywhere. */
export const sameText = (text: string): Texts => inEach(() => text)

/** The text in a language; imported rows may lack one, then English, then whatever there is. */
export const textIn = (texts: Partial<Texts>, language: ContentLanguage): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? ''

/** Fills in the languages that are missing, with what `textIn` says in their place. */
export const completeTexts = (some: Partial<Texts>): Texts => inEach((language) => textIn(some, language))

/** Brings a typed term and a searched text to one form: lower case, no accents, words apart by one space. */
export function normaliseTerm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** For addresses: words joined by hyphens. */
export const slugOf = (text: string): string => normaliseTerm(text).replaceAll(' ', '-')
