import type { GiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { languageOf, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Pictures } from '../../assets/public'
import { presentPicture } from '../../assets/public'
import { giftTexts } from '../texts/texts'
import type { StoredBox } from './boxes-repository'

/** Assets of the block: on phones, and where there is room. */
export const giftBlockPictures = { small: 'gift-block-small', large: 'gift-block' } as const

/** The gift block of each locale (spec B §7). It shows the first of the boxes, where there is one. */
export const giftBlocks = ([firstBox]: Pick<StoredBox, 'id'>[], pictures: Pictures): GiftBlocks =>
  Object.fromEntries(
    locales.map((locale) => {
      const say = giftTexts(locale)
      const show = (size: keyof typeof giftBlockPictures) =>
        presentPicture(pictures(giftBlockPictures[size]) ?? pictures(giftBlockPictures.large), {
          language: languageOf(locale),
          alt: say('block.alt'),
        })
      return [
        locale,
        {
          title: say('block.title'),
          subtitle: say('block.subtitle'),
          imageS: show('small'),
          imageL: show('large'),
          boxURL: firstBox ? paths.box(firstBox) : paths.search({ flow: 'gifting' }),
          singleVoucherURL: paths.search({ flow: 'gifting', type: 'singleVoucher' }),
          giftcardURL: paths.giftCard(),
          activityOnlyURL: paths.search({ flow: 'activity' }),
          campaign: 'gift-block',
          category: 'gift',
        },
      ]
    }),
  )
