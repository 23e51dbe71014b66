import * as paths from '@escapade/shared-contracts/paths'
import { isGiven } from '@escapade/shared-contracts/rules/gifts/is-given'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import { shopOrigin, shopUrl } from '../../../platform/shop-url'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../records/gifts-repository'
import { codeLabel, longDay } from '../texts/gift-words'
import { giftTexts } from '../texts/texts'

type Input = { gift: Gift; codes: GiftCodes; publicOrigin: string }

/** Facts on a voucher, on the page and in the PDF. */
export type VoucherFacts = {
  /** BCP 47 */
  language: string
  title: string
  /** Name of the giver; activities are bought for oneself as often as for others. */
  giver: string | null
  message: string | null
  label: string
  /** Amount of a card. The price of a stay stays between giver and shop. */
  amount: string | null
  /** Nights and persons, in words. */
  extent: string | null
  image: { base: string; alt: string }
  code: { label: string; value: string; scan: string }
  /** Opens the page that knows the code; after the `#`, so that no server log holds it. */
  address: string
  facts: { label: string; value: string }[]
  howTitle: string
  steps: string[]
  host: string
}

export function voucherFacts({ gift, codes, publicOrigin }: Input): VoucherFacts {
  const { locale, kind, image } = gift
  const t = giftTexts(locale)
  const code = codes.codeOf(gift.giftUUID, gift.codeHash)
  const { host } = new URL(shopOrigin({ publicOrigin, locale }))
  const isActivity = kind === 'activity'
  const isForOneself = !isGiven(gift)
  return {
    language: bcp47(locale),
    title: t(isForOneself ? 'voucher.activityTitle' : 'voucher.title'),
    giver: isForOneself ? null : giverOf(gift),
    message: gift.message,
    label: gift.label,
    amount: kind === 'giftCard' ? formatCents({ cents: gift.issuedCents, locale }) : null,
    extent: extentOf(gift),
    image: { base: image.base, alt: image.alt },
    code: {
      label: codeLabel(gift),
      value: code,
      scan: t(isActivity ? 'voucher.scanActivity' : 'voucher.scan'),
    },
    address: shopUrl({ publicOrigin, locale, path: paths.receivedGift({ code }) }),
    facts: [
      ...(gift.visitDay ? [{ label: t('visit.day'), value: longDay(locale, gift.visitDay) }] : []),
      { label: t('validUntil'), value: longDay(locale, gift.validUntil) },
    ],
    howTitle: t('voucher.howTitle'),
    steps: stepsOf(gift).map((step) => t(`voucher.${step}`, { host })),
    host,
  }
}

function giverOf({ locale, fromName: name }: Gift): string {
  const t = giftTexts(locale)
  return name ? t('voucher.forYou', { name }) : t('voucher.forYouAnonymous')
}

function extentOf({ locale, kind, nights, adults }: Gift): string | null {
  const t = giftTexts(locale)
  if (kind === 'activity') return t('voucher.party', { count: adults })
  return nights === null || kind === 'giftCard' ? null : t('voucher.nights', { count: nights, adults })
}

/** With a day nothing is left to be agreed with the house. */
const steps = {
  gift: ['how1', 'how2', 'how3'],
  activity: ['activityHow1', 'activityHow2', 'activityHow3'],
  visit: ['visitHow1', 'visitHow2'],
} as const

function stepsOf({ kind, visitDay }: Gift) {
  if (kind !== 'activity') return steps.gift
  return visitDay ? steps.visit : steps.activity
}
