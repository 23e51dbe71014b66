import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

const markets: readonly Locale[] = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE']

/** Markets whose newsletter offers the domain that was probably meant (CO-030). */
export const suggestsHere = (locale: Locale): boolean => markets.includes(locale)
