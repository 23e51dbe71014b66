import { percentOfCents } from '@escapade/shared-contracts/rules/money/percent-of-cents'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import { countryOf, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Selectable } from 'kysely'
import type { Texts } from '../platform/texts/texts'
import type { PromotionCodeTable } from './promotion-tables'
import { promotionTexts } from './texts/texts'

/** Terms of a code: its worth, and the orders it is for. */
export type PromotionTerms = Omit<Selectable<PromotionCodeTable>, 'labels'>
export type PromotionRefusal = 'PROMOTION_CODE_NOT_VALID' | 'PROMOTION_CODE_TOO_LOW'
/** Order that a code is typed for. */
export type PromotionCase = { locale: Locale; amountCents: number; today: string }

/** Spelling of a code. */
export const codeSpelling = /^[A-Z0-9]{4,20}$/
/** Largest share of a price that a code takes off. */
export const mostPercent = 70
export const mostCodeUses = 1_000_000

export const promotionCode = (typed: string) => typed.trim().toUpperCase()

/** Why a code takes nothing off; null where it does. */
export function refusalOf(
  terms: PromotionTerms,
  { locale, amountCents, today }: PromotionCase,
): PromotionRefusal | null {
  const holds =
    terms.validFrom <= today &&
    terms.validUntil >= today &&
    (terms.countries === null || terms.countries.includes(countryOf(locale))) &&
    (terms.maxUses === null || terms.uses < terms.maxUses)
  if (!holds) return 'PROMOTION_CODE_NOT_VALID'
  return amountCents < terms.leastCents ? 'PROMOTION_CODE_TOO_LOW' : null
}

export const reductionOf = (
  { percent, amountCents }: Pick<PromotionTerms, 'percent' | 'amountCents'>,
  cents: number,
) => (percent === null ? (amountCents ?? 0) : percentOfCents(cents, percent))

/**
 * Discount that is announced beside a price. Nothing where typing the code would not take the share off it: an
 * announcement promises a price.
 */
export function announcedDiscount(
  terms: PromotionTerms | null,
  asked: PromotionCase,
): { code: string; value: number } | null {
  if (!terms?.percent || refusalOf(terms, asked)) return null
  return { code: terms.code, value: terms.percent }
}

/** Name of a code on the line of an order. */
export const percentLabel = (percent: number): Texts =>
  promotionTexts.everywhere('percent', () => ({ percent }))

export const amountLabel = (cents: number): Texts =>
  promotionTexts.everywhere('amount', (tag) => ({ amount: euros(cents, tag) }))

const euros = (cents: number, language: string) =>
  formatNumber({ value: cents / 100, language, decimals: cents % 100 === 0 ? 0 : 2 })
