import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { reviewLinkDays } from '@escapade/shared-contracts/rules/stays/review-limits'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shopUrl } from '../../../platform/shop-url'
import type { Letter } from '../../mail/public'
import { reviewTexts } from '../texts/texts'

export type ReviewLetter = {
  locale: Locale
  publicOrigin: string
  firstName: string
  hotel: string
  checkout: string
  token: string
  refusal: string | null
}

/** Asks for a review. The token stands behind the hash: browsers keep that from servers and from other pages. */
export function askLetter({ locale, publicOrigin, token, ...stay }: ReviewLetter): Letter {
  const t = reviewTexts(locale)
  const { firstName, hotel } = stay
  const date = formatDay({ day: stay.checkout, language: bcp47(locale), style: 'full' })
  return {
    language: bcp47(locale),
    subject: t('ask.subject', { hotel }),
    title: t('ask.title', { hotel }),
    paragraphs: [
      t('greeting', { name: firstName }),
      t('ask.text', { hotel, date }),
      t('ask.read', { days: reviewLinkDays }),
    ],
    button: { label: t('ask.button'), url: shopUrl({ publicOrigin, locale, path: paths.review({ token }) }) },
    footer: { text: t('ask.once') },
    signature: t('signature'),
  }
}

/** Says why a review is not shown, and where to object (Digital Services Act, article 17). */
export function refusalLetter({ locale, publicOrigin, firstName, hotel, refusal }: ReviewLetter): Letter {
  const t = reviewTexts(locale)
  return {
    language: bcp47(locale),
    subject: t('refused.subject', { hotel }),
    title: t('refused.title'),
    paragraphs: [
      t('greeting', { name: firstName }),
      t('refused.text', { hotel }),
      refusal ?? '',
      t('refused.object'),
    ],
    button: { label: t('refused.button'), url: shopUrl({ publicOrigin, locale, path: paths.contact() }) },
    signature: t('signature'),
  }
}
