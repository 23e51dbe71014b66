import { contentLanguages, type Texts } from './texts'

type Values = Record<string, string | Texts>

/** Fills `{name}` in every language; a value may be the same for all or one text per language. */
export const fillWords = (pattern: Texts, values: Values): Texts =>
  Object.fromEntries(
    contentLanguages.map((language) => [
      language,
      pattern[language].replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name] ?? ''
        return typeof value === 'string' ? value : value[language]
      }),
    ]),
  ) as Texts

/** Sentences as one text, in every language. */
export const joinWords = (parts: Texts[], separator = ' '): Texts =>
  Object.fromEntries(
    contentLanguages.map((language) => [language, parts.map((part) => part[language]).join(separator)]),
  ) as Texts
