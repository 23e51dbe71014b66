import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Gift } from '../records/gifts-repository'
import { giftTexts } from './texts'

export const euros = (locale: Locale, cents: number) => formatCents({ cents, locale })

export const longDay = (locale: Locale, day: string) =>
  formatDay({ day, language: bcp47(locale), style: 'full' })

/** An activity is a voucher for its buyer too, not always a gift. */
export const codeLabel = ({ kind, locale }: Pick<Gift, 'kind' | 'locale'>): string =>
  giftTexts(locale)(kind === 'activity' ? 'activity.code' : 'issued.code')
