import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'

/** Languages that reviews are written in, each by its largest market (D71). */
export const reviewLocales = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const satisfies readonly Locale[]

/** Language of the reviews that the visitor reads first: Belgians their own, elsewhere all. */
export function firstReviewLocale(locale: Locale): Locale | null {
  const isListed = reviewLocales.some((one) => one === locale)
  return isListed ? null : (reviewLocales.find((one) => languageOf(one) === languageOf(locale)) ?? null)
}
