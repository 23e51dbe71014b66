import { isLocale, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** Locale that an operator typed after `--locale`. */
export function parseLocale(text: string | undefined): Locale | undefined {
  if (text === undefined || isLocale(text)) return text
  throw new Error(`There is no locale ${text}`)
}
